import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const rooms = ['server', 'client', 'shared', 'migrations', 'e2e', 'bench', 'eval', 'scripts'];

type SourceFile = { path: string; text: string; imports: readonly string[] };

const files: readonly SourceFile[] = rooms.flatMap((room) =>
  readdirSync(join(root, room), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readSource(relative(root, join(entry.parentPath, entry.name)))),
);
const shipped = files.filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path));

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const specifiers = [
    ...text.matchAll(/(?:^import\s|^export\s[^;]*?from\s|\bfrom\s|\bimport\()\s*'([^']+)'/gm),
  ];
  const imports = specifiers.map(([, specifier = '']) =>
    specifier.startsWith('.') ? join(dirname(path), specifier) : specifier,
  );
  return { path, text, imports };
}

/** Lists the values that a file imports statically or re-exports. */
function listStaticImports({ path, text }: SourceFile): { names: string; found: string }[] {
  const withoutTypes = text.replaceAll(/^(import|export) type [^;]+;/gm, '');
  const clauses = withoutTypes.matchAll(/^(?:import|export)\s(?:([^;]*?)\sfrom\s)?'([^']+)'/gm);
  return [...clauses].map(([, names = '', specifier = '']) => ({
    names,
    found: specifier.startsWith('.') ? join(dirname(path), specifier) : specifier,
  }));
}

/** Whether an import needs any of an export's values. From a public entry point, the bundler includes only those. */
function isAnyNamed(exported: string, wanted: string): boolean {
  return listNames(exported).some((name) => listNames(wanted).includes(name));
}

/** Lists the values in an import or export, without its types. */
function listNames(clause: string): string[] {
  return clause.replaceAll(/\btype \w+/g, '').match(/\w+/g) ?? [];
}

type Rule = { room: RegExp; may: readonly RegExp[] };

const npm = /^(?![./])(?!(?:server|client|shared|migrations|e2e|bench|eval|scripts)\/)/;
const shared = /^shared\//;
/** The account feature's public entry point, which is the only file that other client features may import. */
const accountFace = 'client/features/account/index.ts';
const rules: Readonly<Record<string, Rule>> = {
  'shared imports zod, libphonenumber-js, minisearch, and itself': {
    room: /^shared\/(?!site\/read-part)/,
    may: [shared, /^(?:zod|minisearch)$/, /^libphonenumber-js(\/|$)/],
  },
  'migrations import kysely only': { room: /^migrations\//, may: [/^kysely$/] },
  'server/platform imports shared, the configuration, and itself': {
    room: /^server\/platform\//,
    may: [npm, shared, /^server\/(?:platform\/|config\.ts$)/],
  },
  'client/ui and client/lib import shared and each other': {
    room: /^client\/(ui|lib)\//,
    may: [npm, shared, /^client\/(ui|lib)\//],
  },
  'the match knows nothing of what carriers pay': {
    room: /^(?:shared\/matching|server\/features\/recommendation)\//,
    may: [
      /^(?:zod|node:fs)$/,
      /^shared\/(?:matching|quote|format|validation|site)\//,
      /^shared\/api\/matching\.contract\.ts$/,
      /^server\/features\/recommendation\//,
      /^server\/platform\/http\/implement\.ts$/,
    ],
  },
  'the client never imports the server': {
    room: /^client\/(?!vite\.config)/,
    may: [npm, shared, /^client\//, /^#site\/pictures\//],
  },
  'the server never imports the client': {
    room: /^server\//,
    may: [npm, shared, /^server\//, /^migrations\//],
  },
};

function listBreaches({ room, may }: Rule): string[] {
  return shipped
    .filter(({ path }) => room.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((name) => !may.some((allowed) => allowed.test(name)))
        .map((name) => `${path} imports ${name}`),
    );
}

describe('layers', () => {
  it('finds files and their imports', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.find(({ path }) => path === 'server/serve.ts')?.imports).toContain('server/app.ts');
  });

  it.each(Object.entries(rules))('%s', (_name, rule) => {
    expect(listBreaches(rule)).toEqual([]);
  });

  it.each(['server', 'client'])('a %s feature imports no other feature', (side) => {
    const breaches = shipped.flatMap(({ path, imports }) => {
      const feature = new RegExp(`^${side}/features/([^/]+)/`).exec(path)?.[1];
      if (!feature) return [];
      const own = new RegExp(`^${side}/features/${feature}/`);
      const may =
        side === 'server'
          ? [npm, shared, own, /^server\/(?:platform\/|config\.ts$)/]
          : [
              npm,
              shared,
              own,
              /^client\/(ui|lib)\//,
              /^client\/app\/paths\.ts$/,
              new RegExp(`^${accountFace}$`),
            ];
      return imports
        .filter((name) => !may.some((allowed) => allowed.test(name)))
        .map((name) => `${path} imports ${name}`);
    });
    expect(breaches).toEqual([]);
  });

  it('lets a folder of the auth feature import only the ones before it', () => {
    const order = [
      'users',
      'codes',
      'sessions',
      'factors',
      'passkeys',
      'email',
      'phone',
      'google',
      'passwords',
      'links',
      'account',
    ];
    const findPlace = (path: string) => {
      const [, folder = ''] = /^server\/features\/auth\/(\w+)\//.exec(path) ?? [];
      return order.indexOf(folder);
    };
    const breaches = shipped
      .filter(({ path }) => findPlace(path) >= 0)
      .flatMap(({ path, imports }) =>
        imports.filter((name) => findPlace(name) > findPlace(path)).map((name) => `${path} imports ${name}`),
      );
    expect(breaches).toEqual([]);
    const folders = shipped.flatMap(({ path }) => /^server\/features\/auth\/(\w+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(folders)].toSorted()).toEqual(order.toSorted());
  });

  it('enters the account feature only through its public entry point', () => {
    const home = /^client\/features\/account\//;
    const breaches = files
      .filter(({ path }) => path.startsWith('client/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter((name) => home.test(name) && !/\/testing\//.test(name))
          .filter((name) => (name === accountFace) === home.test(path))
          .map((name) => `${path} imports ${name}`),
      );
    expect(breaches).toEqual([]);
  });

  it('keeps Node, the DOM, and React out of shared', () => {
    const foreign = shipped
      .filter(({ path }) => path.startsWith('shared/') && path !== 'shared/site/read-part.ts')
      .filter(({ text }) =>
        /\b(process\.|window\.|document\.|localStorage|setTimeout\(|Date\.now|new Date\()/.test(text),
      );
    expect(foreign.map(({ path }) => path)).toEqual([]);
  });

  it('ships nothing that imports tests', () => {
    const breaches = shipped
      .filter(({ path }) => !/^(e2e|bench|eval)\/|(^|\/)testing\//.test(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter((name) => /(^|\/)(testing|e2e)\/|\.test\.tsx?$/.test(name))
          .map((name) => `${path} imports ${name}`),
      )
      .filter((breach) => !breach.startsWith('scripts/'));
    expect(breaches).toEqual([]);
  });

  it('keeps zod and Base UI out of what every visitor downloads first', () => {
    // The bundler replaces *.data.ts by their values.
    const byPath = new Map(
      files.filter(({ path }) => !path.endsWith('.data.ts')).map((file) => [file.path, file]),
    );
    const seen = new Set<string>();
    const visit = (path: string, wanted = '') => {
      if (seen.has(path + wanted)) return;
      seen.add(path + wanted);
      const file = byPath.get(path);
      if (!file) return;
      for (const { names, found } of listStaticImports(file)) {
        if (path === accountFace && !isAnyNamed(names, wanted)) continue;
        visit(found, found === accountFace ? names : '');
      }
    };
    const first =
      /^client\/(app|lib|features\/landing)\/|^client\/ui\/[a-z]+\/(button|link|badge|carousel|skeleton|spinner|stars|logo)\.tsx$/;
    for (const { path } of shipped.filter((file) => first.test(file.path))) visit(path);
    visit('client/main.tsx');
    visit('client/pages/home.tsx');
    expect([...seen]).toContain('react-dom/client');
    expect([...seen]).toContain('client/features/account/session/create-auth-client.ts');
    expect([...seen].filter((name) => /^(zod|@base-ui)/.test(name))).toEqual([]);
  });
});

describe('conventions', () => {
  it('writes SQL only in repositories', () => {
    const query =
      /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`|\bprepare\(\s*[`']/;
    const authors = shipped.filter(
      ({ path, text }) =>
        /^server\/(?!testing\/|platform\/database\/)/.test(path) &&
        !path.endsWith('.repository.ts') &&
        query.test(text),
    );
    expect(authors.map(({ path }) => path)).toEqual([]);
  });

  it('names services and routes by their suffix', () => {
    const misnamed = shipped.filter(({ path, text }) => {
      const [, kind] = /^export (?:async )?function create\w+(Service|Routes)\b/m.exec(text) ?? [];
      const isExempt = !path.startsWith('server/features/') || kind === undefined;
      return !isExempt && !path.endsWith(`.${kind.toLowerCase()}.ts`);
    });
    expect(misnamed.map(({ path }) => path)).toEqual([]);
  });

  it('has no import cycle', () => {
    const byPath = new Map(shipped.map((file) => [file.path, file]));
    const isFinished = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: readonly string[]) => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' > '));
      if (trail.includes(path) || isFinished.has(path)) return;
      for (const name of byPath.get(path)?.imports ?? []) visit(name, [...trail, path]);
      isFinished.add(path);
    };
    for (const { path } of shipped) if (!path.includes('/testing/')) visit(path, []);
    expect(cycles).toEqual([]);
  });

  it('has no file with a meaningless name', () => {
    const vague = files.filter(({ path }) => /(^|\/)(utils?|helpers?|misc|common|index)\.tsx?$/.test(path));
    expect(vague.map(({ path }) => path)).toEqual([accountFace]);
  });

  it('reads the environment in one place', () => {
    const readers = shipped.filter(
      ({ path, text }) => /^(server|client|shared)\//.test(path) && text.includes('process.env'),
    );
    expect(readers.map(({ path }) => path).sort()).toEqual([
      'server/commands/migrate.ts',
      'server/commands/ops.ts',
      'server/start.ts',
      'shared/site/read-part.ts',
    ]);
  });

  it('formats dates, numbers, lists, and plurals in one place', () => {
    const formatters = shipped.filter(
      ({ path, text }) =>
        /^(client|server|shared)\/(?!format\/)/.test(path) &&
        /Intl\.(DateTime|Number|List|Plural|Relative)|\.toLocale\w*String\(|'en-US'/.test(text),
    );
    expect(formatters.map(({ path }) => path)).toEqual([]);
  });

  it('gives icons columns in rem, because icons grow with the text', () => {
    const fixed = shipped.filter(({ text }) => /grid-cols-\[(?:[^\]]*_)?[12]?\dpx[_\]]/.test(text));
    expect(fixed.map(({ path }) => path)).toEqual([]);
  });

  it('names the brand in one place', () => {
    const named = shipped.filter(
      ({ path, text }) =>
        /^(client|shared|server)\//.test(path) && /['"`>][^'"`\n]*\bCoverlight\b/.test(text),
    );
    expect(named.map(({ path }) => path)).toEqual([]);
  });
});
