import type { Feedback } from '@bandwise/contract/feedback';
import { Notice } from '../../../components/notice.tsx';
import { Advice } from '../advice/advice.tsx';
import { CoachingEntry } from '../advice/coaching-entry.tsx';
import { Answers } from '../answers/answers.tsx';
import { Criteria } from '../criteria/criteria.tsx';
import { PronunciationAnalysis } from '../pronunciation/pronunciation-analysis.tsx';
import { ExaminerFeedback } from './examiner-feedback.tsx';
import { hasSounds } from './has-sounds.ts';
import { Overview } from './overview.tsx';

interface ReportSectionsProps {
  feedback: Feedback;
  /** A transcript was corrected, so the feedback is being written again; null where only the learner may correct it. */
  onChanged: (() => void) | null;
}

/** What the examiner has to say, from the band to the advice. */
export function ReportSections({ feedback, onChanged }: ReportSectionsProps) {
  const isJudged = feedback.outcome === 'judged';
  return (
    <>
      <Overview feedback={feedback} />
      {isJudged &&
        feedback.notices.map((notice) => (
          <Notice key={notice} tone="warning">
            <span lang="en">{notice}</span>
          </Notice>
        ))}
      {isJudged && <ExaminerFeedback feedback={feedback} />}
      {isJudged && <Criteria feedback={feedback} />}
      <Answers feedback={feedback} onChanged={onChanged} />
      {hasSounds(feedback) && <PronunciationAnalysis feedback={feedback} />}
      {hasSounds(feedback) && <CoachingEntry feedback={feedback} />}
      <Advice feedback={feedback} />
    </>
  );
}
