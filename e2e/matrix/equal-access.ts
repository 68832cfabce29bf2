import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

declare global {
  /** What the checker's source defines on a page. */
  var ace: { Checker: new () => { check(target: Document, policies: string[]): Promise<Report> } };
}

type Report = { results: { ruleId: string; value: [string, string]; message: string; snippet: string }[] };

const folder = fileURLToPath(new URL('../../node_modules/.cache/equal-access/', import.meta.url));
const file = `${folder}node_modules/accessibility-checker-engine/ace.js`;

/** Rules that are mistaken about these pages. */
const mistakenRules = [
  // `username webauthn` is how HTML asks for passkeys.
  'input_autocomplete_valid',
  // Samples take the focus so that keys can scroll them.
  'element_tabbable_role_valid',
  // Forms without a name are no landmarks.
  'aria_form_label_unique',
];

/** What IBM Equal Access calls a violation on the page. It's installed by the first page that needs it. */
export async function findEqualAccessViolations(page: Page): Promise<string[]> {
  if (!existsSync(file))
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', 'accessibility-checker-engine@4']);
  await page.evaluate(readFileSync(file, 'utf8'));
  const { results } = await page.evaluate(() => new ace.Checker().check(document, ['IBM_Accessibility']));
  return results
    .filter(({ ruleId, value }) => value.join() === 'VIOLATION,FAIL' && !mistakenRules.includes(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
