import type { Platform } from '../../platform/platform.ts';
import type { PersonalData } from '../accounts/export-user-data.ts';
import { listRecordingsOf } from '../recordings/recordings.repository.ts';
import { listAllQuestionsOf, listSessionsOf } from './sessions.repository.ts';

/** Everything; a person's practice is bounded by their life, not by a page. */
const everything = { limit: 2_147_483_647, offset: 0 };

/** What somebody practised, for the archive of their data; the recordings themselves are among its files. */
export const practiceData = ({ db }: Platform): PersonalData[] => [
  { fileName: 'sessions.json', read: (userId) => listSessionsOf(db, userId, everything) },
  { fileName: 'questions.json', read: (userId) => listAllQuestionsOf(db, userId) },
  { fileName: 'recordings.json', read: (userId) => listRecordingsOf(db, userId) },
];
