import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
type Packages = z.infer<typeof lockSchema>['packages'];

const folder = 'node_modules/';
/** Style sheets and fonts that the build writes contain parts of these. */
const inFiles = ['@fontsource-variable/figtree', '@fontsource-variable/source-serif-4', 'tailwindcss'];
const licenseFile = /^(?:licen[cs]e|copying)(?:[-.].*)?$/i;

/**
 * Composes THIRD-PARTY-NOTICES.md: the packages that are shipped, as dependencies of the server or inside the built
 * client, with their copyright lines and the text of each license.
 */
export function composeNotices(root: string): string {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')));
  const shipped = listShipped(root, packages).map((path) => describePackage(root, path, packages));
  const licenses = [...new Set(shipped.map(({ license }) => license))].toSorted();
  const sections = licenses.map((license) => {
    const own = shipped.filter((each) => each.license === license);
    const rows = own.map(
      ({ name, version, copyright }) => `- ${name} ${version}${copyright === '' ? '' : `: ${copyright}`}`,
    );
    // Most packages include the license, but some include only a summary, and some include several licenses.
    const texts = own
      .flatMap(({ text }) => (text === '' ? [] : [text]))
      .toSorted((one, other) => other.length - one.length);
    const text = texts[Math.floor(texts.length / 2)] ?? '';
    return `## ${license}\n\n${rows.join('\n')}\n\n${text.replaceAll(/^/gm, '    ').replaceAll(/ +$/gm, '')}\n`;
  });
  return `# Third-party notices\n\nWritten by \`npm run notices\`. This program contains the following packages.\n\n${sections.join('\n')}`;
}

/** Optional packages are listed for every system, because an image for another one contains others. */
function listShipped(root: string, packages: Packages): readonly string[] {
  const server = Object.entries(packages)
    .filter(([path, { dev }]) => path.startsWith(folder) && !dev)
    .map(([path]) => path);
  const shipped = new Set(server);
  const add = (name: string) => {
    const path = `${folder}${name}`;
    const found = packages[path];
    if (!found || shipped.has(path)) return;
    shipped.add(path);
    for (const each of Object.keys(found.dependencies ?? {})) add(each);
  };
  for (const name of [...listClientImports(root), ...inFiles]) add(name);
  return [...shipped].filter((path) => packages[path]?.optional || existsSync(root + path)).toSorted();
}

/** Lists the packages that the client's files import, in scripts and style sheets. */
function listClientImports(root: string): ReadonlySet<string> {
  const files = readdirSync(`${root}client`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|testing\/|vite\.config|prerender/.test(file),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(`${root}client/${file}`, 'utf8');
    return [...text.matchAll(/(?:from|import|@import)\s*\(?['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)/g)].map(
      ([, name = '']) => name,
    );
  });
  return new Set(names);
}

function describePackage(root: string, path: string, packages: Packages) {
  const isOptional = packages[path]?.optional ?? false;
  // Which ones are installed depends on the machine.
  const files = isOptional ? [] : readdirSync(root + path);
  const file = files.find((each) => licenseFile.test(each));
  const text = file === undefined ? '' : readFileSync(`${root}${path}/${file}`, 'utf8').trim();
  const lines = text.split('\n').map((line) => line.trim());
  const copyright = lines.filter((line) => /^(?:copyright|©)\s+(?:\(c\)|©|\d{4})/i.test(line)).slice(0, 5);
  const { version = '', license = 'Other' } = packages[path] ?? {};
  return {
    name: path.slice(path.lastIndexOf(folder) + folder.length),
    version,
    license,
    text,
    copyright: copyright.join('; '),
  };
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  writeFileSync(`${root}THIRD-PARTY-NOTICES.md`, composeNotices(root));
}
