type Import = (address: string) => Promise<unknown>;

/** One of the static imports that a built script begins with. */
const staticImport = /(?:im|ex)port[^"'`;(]*["'](\.[^"']+)["'];?/gy;

/**
 * Imports a script once it and everything it imports are in the browser's cache, because a browser that couldn't fetch a
 * module never tries it again. The ones that the page itself names are already being fetched.
 */
export function createImportFetched(
  load: Import,
  fetchText: (address: string) => Promise<string>,
  /** What each known script imports. */
  importsOf = new Map<string, string[]>(),
): Import {
  async function fetchAll(address: string, seen = new Set<string>()): Promise<void> {
    if (seen.has(address)) return;
    seen.add(address);
    const imports = importsOf.get(address) ?? readImports(await fetchText(address), address);
    importsOf.set(address, imports);
    await Promise.all(imports.map((imported) => fetchAll(imported, seen)));
  }
  return async (address) => {
    await fetchAll(address);
    return load(address);
  };
}

function readImports(script: string, address: string): string[] {
  return Array.from(script.matchAll(staticImport), ([, path = '']) => new URL(path, address).href);
}

/** Asks once more after a lost request, because a weak network loses one in ten. */
async function fetchScript(address: string): Promise<string> {
  const response = await fetch(address).catch(() => fetch(address));
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.text();
}

/** Installs `importFetched`, through which the build sends every dynamic import: paths are relative to this script. */
export function installImportFetched(): void {
  const named = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const importFetched = createImportFetched(
    (address) => import(/* @vite-ignore */ address),
    fetchScript,
    new Map(Array.from(named, ({ href }) => [href, []])),
  );
  Object.assign(globalThis, {
    importFetched: (path: string) => importFetched(new URL(path, import.meta.url).href),
  });
}
