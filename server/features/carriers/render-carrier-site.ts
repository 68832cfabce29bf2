import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SiteCarriers } from '../../../shared/directory/replace-carriers.ts';
import type { SiteRewrite } from '../../platform/site/site-rewrite.ts';
import type { SiteSource } from '../../platform/site/site-source.ts';
import { fileErrors } from './messages.ts';

/** What `scripts/render-site.ts` makes of other carriers. */
export type CarrierSite = {
  /** Pages and documents, by their paths. */
  documents: ReadonlyMap<string, string>;
  /** The data in the built scripts, as JSON, with what takes its place. */
  data: readonly (readonly [builtIn: string, own: string])[];
  /** What the assistant knows of these pages. */
  sections: readonly object[];
};

type Options = {
  renderer: NonNullable<SiteSource['renderer']>;
  origin: string;
  carriers: SiteCarriers;
};

/** Renders the site's pages with an operator's carriers, with the program that rendered the built ones. */
export async function renderCarrierSite(options: Options): Promise<CarrierSite> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: options });
  try {
    const [site] = await once(worker, 'message');
    return site;
  } catch (cause) {
    throw new Error(fileErrors.unrendered(cause instanceof Error ? cause.message : String(cause)), { cause });
  } finally {
    await worker.terminate();
  }
}

/** How the built site becomes the site of these carriers. */
export function createCarrierRewrite({ documents, data }: CarrierSite, carriers: SiteCarriers): SiteRewrite {
  const logos = new Set(carriers.listed.carriers.map(({ logo }) => logo.light));
  return {
    key: createHash('sha256')
      .update(JSON.stringify([carriers, data]))
      .digest('hex')
      .slice(0, 10),
    rewriteText: (text, contentType) =>
      contentType.startsWith('text/javascript')
        ? data.reduce((script, [builtIn, own]) => script.replaceAll(builtIn, () => escapeLiteral(own)), text)
        : text,
    findPicture: () => undefined,
    documents,
    isGone: (path) => /^\/(?:carriers\/|previews\/carriers-)/.test(path) && !logos.has(path),
  };
}

/** For a string in any kind of quotes. */
function escapeLiteral(json: string): string {
  return json
    .replaceAll('\\', '\\\\')
    .replaceAll(
      /['`$\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
