import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

type State = { hasFailed: boolean };

/** Catches what a page throws while rendering or loading its code; the header and footer stay usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // The browser console is where a client failure can be seen; React's component stack is added here.
    globalThis.reportError(new Error(`Page failed to render${info.componentStack ?? ''}`, { cause: error }));
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="main" className="page-width section-y">
        <h1 className="font-display text-display-md font-display">This page did not load</h1>
        <p className="mt-4 mb-8 max-w-prose">
          Your connection may have dropped, or we may have just updated the site. Nothing that you entered is
          lost. Reload the page to try again.
        </p>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </main>
    );
  }
}
