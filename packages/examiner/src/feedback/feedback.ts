/** What the learner reads, in the names of the specification's feedback report. A band that could not be given is null. */
export interface SessionFeedback {
  readonly overall_band: number | null;
  readonly fluency_band: number | null;
  readonly lexical_band: number | null;
  readonly grammar_band: number | null;
  readonly pronunciation_band: number | null;
  readonly examiner_comment: string;
  readonly summary: string;
  readonly criteriaScores: readonly CriterionScore[];
  readonly examiner_feedback: ExaminerFeedback;
  readonly issues: readonly Issue[];
  readonly action_plan: readonly string[];
  readonly improvementSuggestions: readonly string[];
  readonly questionFeedback: readonly QuestionFeedback[];
  readonly better_versions: readonly BetterVersion[];
  readonly words_to_learn: readonly WordToLearn[];
  readonly vocabulary: {
    readonly range: string;
    readonly collocations: readonly string[];
    readonly band_target: number | null;
  };
  readonly timing: { readonly wpm: number | null; readonly pauses: { readonly long: number | null } };
  /** What the learner should know before reading the bands. */
  readonly notices: readonly string[];
}

export interface CriterionScore {
  readonly name: string;
  readonly score: number | null;
  readonly feedback: string;
  /** The same in parts, for whoever shows them apart; what is not known of a part is empty. */
  readonly strengths: readonly string[];
  readonly areasToImprove: readonly string[];
  readonly next_step: string;
}

export interface ExaminerFeedback {
  readonly band_score_estimate: string;
  readonly overall_impression: string;
  readonly strengths: readonly string[];
  readonly areas_for_improvement: readonly string[];
  readonly detailed_analysis: string;
  readonly band_justification: string;
  readonly encouragement: string;
}

export interface Issue {
  readonly type: string;
  readonly excerpt: string;
  readonly fix: string;
}

export interface QuestionFeedback {
  readonly questionText: string;
  readonly transcription: string;
  readonly feedback: string;
  readonly details: readonly { readonly type: 'strength' | 'weakness' | 'other'; readonly text: string }[];
}

export interface BetterVersion {
  readonly said: string;
  readonly better: string;
  readonly why: string;
}

export interface WordToLearn {
  readonly insteadOf: string;
  readonly learn: readonly string[];
  readonly example: string;
}

/** One criterion as a teacher would put it: what worked, what holds it back, what the next half band looks like. */
export interface Remarks {
  readonly strength?: string;
  readonly limit?: string;
  /** Another thing that holds it back, where more than one was found: each place of a report says its own. */
  readonly other?: string;
  /** The one change that would matter most, in short and without an example. */
  readonly focus?: string;
  readonly next: string;
}
