import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import * as messages from './messages.ts';

type Props = {
  children: ReactNode;
  fallback?: ReactNode;
  /** When this changes after an error, the tree is rendered again. */
  resetKey?: string;
};
type State = { hasFailed: boolean };

/** Catches errors in the tree below while it renders or loads its code, so that everything around it stays usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // The console is the only place where a client error shows up, so add React's component stack.
    globalThis.reportError(new Error(`Rendering failed${info.componentStack ?? ''}`, { cause: error }));
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback ?? <FailedPage />;
  }
}

function FailedPage() {
  return (
    <main id="main" className="page-width section-y">
      <FailureNotice title={messages.pageFailed} />
    </main>
  );
}

export function FailureNotice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert">
      <h1 className="font-display text-display-md">{title}</h1>
      <p className="mt-4 mb-8 max-w-prose">{messages.failureAdvice}</p>
      <div className="flex flex-wrap gap-3.5">
        <Button onClick={() => window.location.reload()}>{messages.reload}</Button>
        {children}
      </div>
    </div>
  );
}
