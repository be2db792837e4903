import type { RecordDetail } from '../record-api.ts';

/**
 * `unheard`: it failed because no answer could be listened to. `incomplete`: there is a report, but not of every answer.
 * `unscored`: there is a report, and it says why there is no band.
 */
type ScoringState =
  'practising' | 'underWay' | 'stuck' | 'failed' | 'unheard' | 'incomplete' | 'scored' | 'unscored';

type Facts = Pick<RecordDetail, 'scoring'> & {
  session: Pick<RecordDetail['session'], 'is_completed' | 'status' | 'overall_band'>;
};

export function scoringState({ session, scoring }: Facts): ScoringState {
  if (!session.is_completed) return 'practising';
  if (session.status === 'failed')
    return scoring.answers_failed > 0 && scoring.answers_analysed === 0 ? 'unheard' : 'failed';
  if (session.status !== 'feedback_completed') return scoring.is_stuck ? 'stuck' : 'underWay';
  if (scoring.answers_failed > 0) return 'incomplete';
  return session.overall_band === null ? 'unscored' : 'scored';
}
