import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { brand } from '../shared/site/brand.data.ts';

/** The maximum size of the compressed file that integrators' visitors download, in bytes. */
const maxBytes = 2048;

/** Builds `/beacon.js` and returns its text. Throws if it is too large. */
export async function buildBeacon(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: `${root}client`,
    logLevel: 'warn',
    publicDir: false,
    define: { beaconName: JSON.stringify(brand.slug) },
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      modulePreload: false,
      lib: { entry: `${root}client/beacon/beacon.ts`, formats: ['iife'], name: 'beacon' },
    },
  });
  const [output] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (output?.type !== 'chunk') throw new Error('The build made no beacon.');
  // Whatever the operator's brand is called: a longer name must not make the build fail.
  const size = brotliCompressSync(output.code.replaceAll(brand.slug, 'beacon')).length;
  if (size > maxBytes) throw new Error(`/beacon.js has ${size} bytes, which is more than ${maxBytes}.`);
  return output.code;
}
