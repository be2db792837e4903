import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { ApiError } from '../lib/api-failure.ts';
import { isFetchFailure } from '../lib/is-fetch-failure.ts';
import { PageFrame } from './layout/page-frame.tsx';

interface State {
  error: unknown;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Where the learner is: what failed is left behind by going elsewhere, or back. */
  place?: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.error && place !== this.props.place) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <PageFrame>
        <ErrorPage kind={kindOf(error)} />
      </PageFrame>
    );
  }
}

function kindOf(error: unknown) {
  if (error instanceof ApiError) return error.failure.code === 'network' ? 'network' : 'server';
  return isFetchFailure(error) ? 'network' : 'generic';
}
