import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { funnelSteps } from '../../../shared/analytics/funnel-steps.ts';
import { siteEvents } from '../../../shared/analytics/site-events.ts';
import { questions } from '../../../shared/quote/questions.ts';
import { findFunnelStep } from '../quote/state/funnel-step.ts';
import { isScreen } from '../quote/state/quote-screen.ts';
import { quoteSteps } from '../quote/state/quote-steps.ts';

const client = fileURLToPath(new URL('../..', import.meta.url));
const sources = readdirSync(client, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** What a report may contain besides its name: a carrier's id, the name of a field, a code, or a kind of page. */
const allowedDetails = new Set([
  'elementClicked: primary.carrierId',
  'elementClicked: recommendation.carrierId',
  'elementClicked: name',
  'elementValue: fallbackReason',
  'elementValue: code',
  'elementValue: value',
  "elementValue: 'not_loaded'",
  'elementValue: from',
  'elementValue: state.conversation.context',
]);

const triggers = sources.flatMap((text) =>
  [...text.matchAll(/trackEvent\(\{([^}]*)\}/g)].map(([, details = '']) =>
    details
      .split(',')
      .map((detail) => detail.trim())
      .filter((detail) => detail !== ''),
  ),
);

test('[security 46] every report names a listed event, and contains nothing that a person entered', () => {
  expect(triggers.length).toBeGreaterThan(10);
  for (const [first = '', ...details] of triggers) {
    expect(Object.keys(siteEvents)).toContain(/^eventName: '(\w+)'$/.exec(first)?.[1]);
    for (const detail of details) expect([...allowedDetails], first).toContain(detail);
  }
});

test('every listed event is sent from somewhere', () => {
  const all = sources.join('\n');
  for (const name of Object.keys(siteEvents)) expect(all).toContain(`eventName: '${name}'`);
});

test('every funnel step is a screen of the quote flow or one of two moments', () => {
  const screens = [...Object.keys(quoteSteps), ...questions.map(({ id }) => id)].filter(isScreen);
  const reached = screens.flatMap((screen) => findFunnelStep(screen) ?? []);
  const moments = ['quote_delivered', 'referral_clicked'];
  expect([...reached, ...moments].sort()).toEqual(funnelSteps.map(({ id }) => id).sort());
});

test('a screen for changing an answer later is not a new step', () => {
  expect(findFunnelStep('change:smokingStatus')).toBeUndefined();
  expect(findFunnelStep('change:quickInfo')).toBeUndefined();
});
