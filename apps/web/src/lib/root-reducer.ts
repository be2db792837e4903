import { combineSlices, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware, Reducer } from '@reduxjs/toolkit';
import { authSlice } from './session/auth-slice.ts';

/** Slices and middleware that a page brings along join here when the page is loaded. */
export const rootReducer = combineSlices(authSlice);
export const lazyMiddleware = createDynamicMiddleware();

interface Joining {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
}

const listeners = new Set<() => void>();
export const onJoined = (listener: () => void) => void listeners.add(listener);

/** The store is told at once: left to the first hook that dispatches, its state would change while a page is being rendered. */
export function join(joining: Joining): void {
  rootReducer.inject(joining);
  lazyMiddleware.addMiddleware(joining.middleware);
  for (const tell of listeners) tell();
}
