import { configureStore } from '@reduxjs/toolkit';
import { lazyMiddleware, onJoined, rootReducer } from '../lib/root-reducer.ts';

export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) => defaults().concat(lazyMiddleware.middleware),
});

onJoined(() => store.dispatch({ type: 'store/joined' }));
