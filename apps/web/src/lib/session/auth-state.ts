import type { User } from '@bandwise/contract/accounts';
import type { ApiFailure } from '../api-failure.ts';

export interface AuthState {
  user: User | null;
  token: string | null;
  isAuthenticated: boolean;
  isAnonymous: boolean;
  loading: boolean;
  initialLoading: boolean;
  error: ApiFailure | null;
}

export const signedOut: AuthState = {
  user: null,
  token: null,
  isAuthenticated: false,
  isAnonymous: false,
  loading: false,
  initialLoading: false,
  error: null,
};
