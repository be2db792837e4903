import { configureStore } from '@reduxjs/toolkit';
import { lazyMiddleware, rootReducer } from '../lib/root-reducer.ts';

export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) => defaults().concat(lazyMiddleware.middleware),
});
