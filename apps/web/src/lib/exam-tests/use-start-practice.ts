import type { ExamPart } from '@bandwise/contract/exam-tests';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '../api-failure.ts';
import { useCreateSessionMutation } from './exam-tests-api.ts';
import { sessionCode } from './exam-parts.ts';

/** Starts a new session of one part and goes there; the failure is left for the screen to tell. */
export function useStartPractice() {
  const navigate = useNavigate();
  const [create] = useCreateSessionMutation();
  const [isStarting, setIsStarting] = useState(false);
  const wish = useRef<{ code: string; key: string } | null>(null);

  async function start(examCode: string, part: ExamPart): Promise<ApiFailure | null> {
    const code = sessionCode(examCode, part);
    // Trying again after a reply that got lost must find the session made by the first try.
    if (wish.current?.code !== code) wish.current = { code, key: crypto.randomUUID() };
    setIsStarting(true);
    const { data, error } = await create({
      exam_code: code,
      force_new: true,
      idempotency_key: wish.current.key,
    });
    setIsStarting(false);
    if (!data) return error as ApiFailure;
    wish.current = null;
    void navigate(`/exam-test-practice/${data.id}`);
    return null;
  }

  return { start, isStarting };
}
