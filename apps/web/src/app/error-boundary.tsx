import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { ApiError } from '../lib/api-failure.ts';

interface State {
  error: unknown;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorPage kind={kindOf(error)} />;
  }
}

function kindOf(error: unknown) {
  if (error instanceof ApiError) return error.failure.code === 'network' ? 'network' : 'server';
  // Browsers word it differently: a chunk of the app could not be loaded.
  const isChunkMissing =
    error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
  return isChunkMissing ? 'network' : 'generic';
}
