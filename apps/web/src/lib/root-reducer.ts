import { combineSlices, createDynamicMiddleware } from '@reduxjs/toolkit';
import { authSlice } from './session/auth-slice.ts';

/** Slices and middleware that a page brings along join here when the page is loaded. */
export const rootReducer = combineSlices(authSlice);
export const lazyMiddleware = createDynamicMiddleware();
