import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const entrySchema = z.object({
  resolved: z.string().optional(),
  gypfile: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  optional: z.boolean().optional(),
  // A package from long ago may have a list.
  engines: z.union([z.object({ node: z.string().optional() }), z.array(z.string())]).optional(),
});
const { packages } = z
  .object({ packages: z.record(z.string(), entrySchema) })
  .parse(JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')));

describe('the lock file', () => {
  it('keeps npm from compiling better-sqlite3, which includes its binaries', () => {
    // npm compiles packages with a binding.gyp unless the lock file says otherwise. `npm install` removes the line, so
    // add it again.
    expect(packages['node_modules/better-sqlite3']?.gypfile).toBe(false);
  });

  it('contains every optional package, which npm ci requires', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      path === ''
        ? []
        : Object.keys(optionalDependencies).filter(
            (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
          ),
    );
    expect(missing).toEqual([]);
  });

  it.each([22, 24])('has packages that want no newer Node %d than the README says', (major) => {
    const wanted = Object.values(packages).flatMap(({ optional = false, engines }) =>
      optional || engines === undefined || Array.isArray(engines) ? [] : (engines.node ?? []),
    );
    const minor = new RegExp(`(?:\\^|>= ?)${major}\\.(\\d+)`);
    const minors = wanted.map((range) => Number(minor.exec(range)?.[1] ?? 0));
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect(readme).toMatch(new RegExp(`\\bfrom (?:[\\d.]+, )*${major}\\.${Math.max(...minors)}, `));
  });

  it('is installed whole, even where NODE_ENV is production', () => {
    expect(readFileSync(new URL('../.npmrc', import.meta.url), 'utf8')).toMatch(/^include=dev$/m);
  });

  it('names no registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]);
  });
});
