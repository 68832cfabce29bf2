import { describe, expect, it } from 'vitest';
import { buildBreadcrumb, renderStructuredData } from './structured-data.ts';

const origin = 'https://www.site.example';

describe('structured data', () => {
  it('numbers the steps to a page and gives their addresses', () => {
    const breadcrumb = buildBreadcrumb({ name: 'FAQ', path: '/faq' });
    expect(JSON.parse(renderStructuredData(breadcrumb, origin))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'FAQ', item: `${origin}/faq` },
      ],
    });
  });

  it('cannot end its own script element', () => {
    const text = renderStructuredData({ text: '</script><script>alert(1)</script>', of: [1, true] }, origin);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ text: '</script><script>alert(1)</script>', of: [1, true] });
  });
});
