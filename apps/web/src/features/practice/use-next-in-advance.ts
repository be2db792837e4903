import { useEffect } from 'react';
import type { SpokenQuestions } from './spoken-questions.ts';

/** While one question is answered the next one is made, so that it is heard the moment it appears. */
export function useNextInAdvance(speak: SpokenQuestions, text: string, nextText: string | undefined): void {
  useEffect(() => {
    if (nextText !== undefined) void speak(text).then(() => speak(nextText));
  }, [speak, text, nextText]);
}
