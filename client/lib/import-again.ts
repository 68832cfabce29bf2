type Import = (path: string) => Promise<unknown>;

/**
 * Imports a module, and after a failure tries another address, because browsers remember a module that they couldn't
 * fetch and never try it again. The build sends every dynamic import through this function, so paths are relative to
 * the scripts' folder.
 */
export function createImportAgain(load: Import): Import {
  const failures = new Map<string, number>();
  return async (path) => {
    const failed = failures.get(path) ?? 0;
    try {
      return await load(failed > 0 ? `${path}?${failed}` : path);
    } catch (cause) {
      failures.set(path, failed + 1);
      throw cause;
    }
  };
}

Object.assign(globalThis, {
  importAgain: createImportAgain((path) => import(/* @vite-ignore */ path)),
});
