import { brand } from '../../shared/brand.ts';
import { paths } from '../app/paths.ts';
import type { Page } from '../lib/page.ts';

function Home() {
  return <main id="main" />;
}

export const homePage: Page = {
  Component: Home,
  meta: { title: `${brand.name}: ${brand.tagline}`, description: brand.tagline, path: paths.home },
};
