import type { SessionQuestion } from '@bandwise/contract/exam-tests';
import type { Recording, RecordingProblem } from '@bandwise/speech/browser/recording';
import { useEffect, useRef, useState } from 'react';
import type { RecorderBinding } from '../../components/recorder/use-recorder.ts';
import { changeAnswer } from '../../lib/outbox/change-answer.ts';
import { keepAnswer } from '../../lib/outbox/keep-answer.ts';
import { keyOf } from '../../lib/outbox/kept-answer.ts';
import { removeAnswer } from '../../lib/outbox/remove-answer.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';

/** The server refuses these; everything else is advice. */
const unusable: readonly RecordingProblem[] = ['too_short', 'silent'];

interface AnswerInput {
  userId: number;
  sessionId: number;
  question: SessionQuestion;
  recorder: RecorderBinding;
  onSaved: () => void;
}

/** What becomes of a recording: kept as a draft the moment it ends, sent when the learner goes on. */
export function useAnswer({ userId, sessionId, question, recorder, onSaved }: AnswerInput) {
  const place = { userId, sessionId, questionOrder: question.question_order };
  const { answers } = useOutbox();
  const draft = answers.find(
    (kept) =>
      kept.sessionId === sessionId &&
      kept.questionOrder === question.question_order &&
      kept.state === 'draft',
  );
  const [earlierId] = useState(draft?.id);
  const drafted = useRef(Promise.resolve());
  const [keptSound, setKeptSound] = useState<Recording | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const usable = recorder.recording && isUsable(recorder.recording) ? recorder.recording : null;
  const questionOrder = question.question_order;

  useEffect(() => {
    if (!usable) return;
    const draftOf = { userId, sessionId, questionOrder, ...soundOf(usable) };
    drafted.current = keepAnswer(draftOf, 'draft').then(
      () => setKeptSound(usable),
      // Saving writes it again; should that fail too, the learner is told then.
      () => undefined,
    );
  }, [usable, userId, sessionId, questionOrder]);

  async function save() {
    setIsSaving(true);
    try {
      if (usable) await keepAnswer({ ...place, ...soundOf(usable) }, 'waiting');
      else await changeAnswer(keyOf(place), { state: 'waiting', failure: null });
      onSaved();
    } catch {
      setHasFailed(true);
    } finally {
      setIsSaving(false);
    }
  }

  async function discard() {
    recorder.discard();
    await drafted.current;
    await removeAnswer(keyOf(place));
  }

  return {
    /** For the recorder on the screen: what it throws away goes from the browser's disk as well. */
    recorder: { ...recorder, discard: () => void discard() },
    /** From an earlier visit, until something is recorded in its place. */
    restored:
      draft && draft.id === earlierId && recorder.state === 'idle' && !recorder.isStarting ? draft : null,
    canSave: usable !== null,
    /** The browser's disk has the recording on the screen: a reload does not lose it. */
    isKept: usable !== null && keptSound === usable,
    isSaving,
    hasFailed,
    save: () => void save(),
    discard: () => void discard(),
  };
}

export type Answer = ReturnType<typeof useAnswer>;

const isUsable = ({ problems }: Recording) => !problems.some((problem) => unusable.includes(problem));

const soundOf = ({ wav, durationSec }: Recording) => ({ wav, durationMs: Math.round(durationSec * 1000) });
