import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { dropEarlyAnswers, isAnsweredEarly } from './early-answers.ts';

/** What a page asks the server for when it is opened; its document has been asking since before the scripts came. */
export interface PageQuery {
  endpoint: string;
  argument?: unknown;
  url: string;
}

declare global {
  interface Window {
    pageQueries?: PageQuery[];
  }
}

interface Asked extends Promise<unknown> {
  unsubscribe: () => void;
}
interface Endpoint {
  initiate: (argument: unknown) => (dispatch: Dispatch) => Asked;
}
export type Dispatch = ThunkDispatch<unknown, undefined, UnknownAction>;

type Endpoints = Partial<Record<string, Endpoint>>;

let readEndpoints = (): Endpoints => ({});
let held: Asked[] = [];
let isPageThere = false;

/** They come with the first page that asks for anything; the first page of a visitor does without them. */
export function knowEndpoints(read: () => object): void {
  readEndpoints = read;
}

/**
 * Puts good answers into the store, so that a page is drawn once and not a second time; its module is there by now. A failure
 * is left to the page, which tells it like every other.
 */
export async function holdPageQueries(dispatch: Dispatch): Promise<void> {
  const endpoints = readEndpoints();
  const hold = async ({ endpoint, argument, url }: PageQuery) => {
    const asking = endpoints[endpoint]?.initiate(argument);
    if (!asking || !(await isAnsweredEarly(url)) || isPageThere) return;
    const asked = dispatch(asking);
    held.push(asked);
    await asked;
  };
  await Promise.all((window.pageQueries ?? []).map(hold));
}

/** Whether what is in the store has been asked for by the document that is just being opened. */
export const arePageQueriesHeld = (): boolean => held.length > 0;

/** When the page is there, it keeps what it uses itself. */
export function releasePageQueries(): void {
  for (const asked of held) asked.unsubscribe();
  held = [];
  isPageThere = true;
  // What the page has just asked for is taken in a moment.
  setTimeout(dropEarlyAnswers);
}
