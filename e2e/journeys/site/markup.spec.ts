import { readFileSync, statSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { siteManifestSchema } from '../../../server/platform/site/site-manifest.ts';
import { expect, serverTest } from '../../fixtures.ts';

/** 1.26 times React, react-dom, and the router, built and compressed alike. */
const maxFirstScriptBytes = 87_800;
/** In characters. Search engines cut off what's longer. */
const longestTitle = 65;

// For another origin than the build's, the server would compress each page again.
serverTest.use({ extraHTTPHeaders: { 'Accept-Encoding': 'identity' } });

/** What names something for people who can't see it, and doesn't say anything. */
const emptyName = /<(caption|figcaption|h[1-6]|label|legend|summary|th)\b[^>]*><\/\1>|aria-label=""/;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes what HTML allows.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Allowed on every element, and on form controls.
    'input-attributes': 'off',
    // The header has the same list for wide and for narrow windows, and one of them is always hidden.
    'unique-landmark': 'off',
    // A name for a list of terms is read aloud.
    'aria-label-misuse': 'off',
    // The name of an event's field, and of a filter that works while one types.
    'form-dup-name': 'off',
    'wcag/h32': 'off',
    // The key of an integrator's own server isn't a password that a browser should keep.
    'autocomplete-password': 'off',
    // A matter of style in running text.
    'tel-non-breaking': 'off',
  },
});

serverTest(
  'every built page is valid HTML, with a title that search engines show whole',
  async ({ request }) => {
    const manifest = siteManifestSchema.parse(
      JSON.parse(readFileSync(new URL('../../../dist/client/site.json', import.meta.url), 'utf8')),
    );
    const paths = manifest.files
      .filter(({ contentType }) => contentType.startsWith('text/html'))
      .map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(40);
    const errors: string[] = [];
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const { results } = await validator.validateString(html, path);
      for (const { line, column, ruleId, message } of results.flatMap((result) => result.messages))
        errors.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
      // The validator doesn't check inside SVGs.
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
      if (repeated.length > 0) errors.push(`${path} has ids more than once: ${repeated.join(', ')}`);
      const [empty] = emptyName.exec(html) ?? [];
      if (empty) errors.push(`${path} has an empty name: ${empty}`);
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      const length = title.replaceAll(/&[^;]+;/g, '’').length;
      if (length === 0 || length > longestTitle)
        errors.push(`${path} has a title of ${length} characters: ${title}`);
    }
    expect(errors).toEqual([]);
  },
);

serverTest('everything that loads before the landing page works stays small', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  const sizes = scripts.map(
    ([, path = '']) => statSync(new URL(`../../../dist/client${path}.br`, import.meta.url)).size,
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxFirstScriptBytes);
});
