import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { parseCall } from '../server/commands/cli/command.ts';
import { commands } from '../server/commands/cli/run-ops.ts';
import { settingNames } from '../server/settings.ts';
import { createTestApp } from '../server/testing/test-app.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(root + name, 'utf8');
const pages = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(`${root}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

describe('commands in the documents', () => {
  const calls = pages.flatMap((page) => [
    ...[...read(page).matchAll(/npm run (?:--silent )?ops --(?!\S)((?: (?:"[^"]*"|[^\s`|;&>]+))+)/g)].map(
      ([, args = '']) => args,
    ),
    ...[...read(page).matchAll(/server\/commands\/ops\.ts((?: (?:"[^"]*"|[^\s`|;&>]+))+)/g)].map(
      ([, args = '']) => args,
    ),
  ]);
  const examples = [...new Set(calls.map((args) => args.trim()))].filter(
    (args) => !/^(?:COMMAND|\.{3}|…)/.test(args),
  );

  it('are found in the documents', () => expect(examples.length).toBeGreaterThan(10));

  it.each(examples)('exist with their options: %s', (example) => {
    const words = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    const end = words.findIndex((word) => word.startsWith('#') || /[,.:)]$/.test(word));
    const last = words[end]?.startsWith('#') ? end : end + 1;
    const args = (end === -1 ? words : words.slice(0, last)).map((word) => word.replace(/[,.:)]+$/, ''));
    expect(() =>
      parseCall(
        commands,
        args.filter((word) => word !== ''),
      ),
    ).not.toThrow();
  });
});

it('names only files that exist in the links of the documents', () => {
  // Examples of how links are written.
  const broken = pages
    .filter((page) => page !== 'docs/contributing.md')
    .flatMap((page) => {
      const folder = page.includes('/') ? 'docs/' : '';
      return [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !readdirSafely(`${root}${folder}${target}`))
        .map((target) => `${page}: ${target}`);
    });
  expect(broken).toEqual([]);
});

function readdirSafely(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EISDIR';
  }
}

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

it('asks for metrics that exist in the alert rules and the dashboard', async () => {
  await using app = await createTestApp({ METRICS_TOKEN: 'a token for the metrics, long' });
  const { text } = await supertest(app.listener)
    .get('/metrics')
    .set('Authorization', 'Bearer a token for the metrics, long');
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const { groups } = rulesSchema.parse(parse(read('docs/monitoring/alerts.yml')));
  const { panels } = dashboardSchema.parse(JSON.parse(read('docs/monitoring/dashboard.json')));
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(20);
  const asked = expressions.flatMap(
    (expr) => expr.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, '').match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [],
  );
  const functions = new Set(['histogram_quantile', 'max_over_time']);
  const unknown = asked.filter(
    (name) =>
      !functions.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')) && !known.has(name),
  );
  expect(unknown).toEqual([]);
});

it('names only settings that exist in the examples', () => {
  const files = [
    ...pages,
    'docs/deploy/Caddyfile',
    'docs/deploy/nginx.conf',
    'docs/deploy/coverlight.service',
  ];
  const assigned = files.flatMap((file) =>
    [...read(file).matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, name = '']) => name),
  );
  const others = new Set([
    'CHROMIUM_PATH',
    'MALLOC_ARENA_MAX',
    'MALLOC_TRIM_THRESHOLD_',
    'MALLOC_MMAP_THRESHOLD_',
    'NODE_COMPILE_CACHE',
    'DEPTH',
  ]);
  expect(assigned.filter((name) => !settingNames.includes(name) && !others.has(name))).toEqual([]);
});
