import { paths } from '../app/paths.ts';
import type { Page } from '../lib/page.ts';

function DevUi() {
  return <main id="main" />;
}

export const devUiPage: Page = {
  Component: DevUi,
  meta: {
    title: 'Design system',
    description: 'Every component in every state.',
    path: paths.devUi,
    robots: 'noindex',
  },
};
