import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { HeaderSession } from './header-session.ts';
import { SessionActions } from './session-actions.tsx';

function render(session: HeaderSession): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(SessionActions, { session })));
}

describe('the right side of the header', () => {
  it('waits while the session loads', () => {
    const markup = render({ status: 'loading' });
    expect(markup).toContain('aria-busy="true"');
    expect(markup.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('<a');
  });

  it('links to the sign-in page when scripts don’t run', () => {
    expect(render({ status: 'loading' })).toMatch(/<noscript><a [^>]*href="\/signin"/);
  });

  it('links signed-out visitors to the sign-in page', () => {
    expect(render({ status: 'signed-out' })).toMatch(/<a [^>]*href="\/signin"[^>]*>Sign In<\/a>/);
  });
});
