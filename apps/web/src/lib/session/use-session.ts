import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { AuthState } from './auth-state.ts';

interface SessionRoot {
  auth: AuthState;
}

export const useSession = () => useSelector((state: SessionRoot) => state.auth);
export const useSessionDispatch =
  useDispatch.withTypes<ThunkDispatch<SessionRoot, undefined, UnknownAction>>();
