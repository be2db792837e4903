declare global {
  interface Window {
    /** By address: what `before-paint.js` asks for while the scripts are still on their way. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** Good for one time: whoever asks again wants to know how things are now. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  if (typeof window === 'undefined') return undefined;
  const answer = window.earlyAnswers?.[url];
  delete window.earlyAnswers?.[url];
  return answer;
}

/** Whether an answer has come or will, and a good one; it is not taken by that. */
export async function isAnsweredEarly(url: string): Promise<boolean> {
  try {
    return (await window.earlyAnswers?.[url])?.ok ?? false;
  } catch {
    return false;
  }
}

/** What the first page did not take is old when another one asks. */
export function dropEarlyAnswers(): void {
  delete window.earlyAnswers;
}
