import type { Platform } from '../../platform/platform.ts';
import type { PersonalData } from '../accounts/export-user-data.ts';
import { listAllFeedbackOf } from './feedback.repository.ts';

/** Every report that was written for somebody, for the archive of their data. */
export const feedbackData = ({ db }: Platform): PersonalData[] => [
  { fileName: 'feedback.json', read: (userId) => listAllFeedbackOf(db, userId) },
];
