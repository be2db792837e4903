import { configureStore } from '@reduxjs/toolkit';
import { lazyMiddleware, onJoined, rootReducer } from '../lib/root-reducer.ts';
import type { AuthState } from '../lib/session/auth-state.ts';

export function createStore(auth?: AuthState) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(lazyMiddleware.middleware),
    ...(auth && { preloadedState: { auth } }),
  });
  onJoined(() => store.dispatch({ type: 'store/joined' }));
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
