import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Company } from '../../../shared/company/company.ts';
import type { SiteCarriers } from '../../../shared/directory/replace-carriers.ts';
import type { SiteRewrite } from '../../platform/site/site-rewrite.ts';
import type { SiteSource } from '../../platform/site/site-source.ts';
import { fileErrors } from './messages.ts';

/** What `scripts/render-site.ts` generates for another company and other carriers. */
export type OperatorSite = {
  /** Pages and documents, by their paths. */
  documents: ReadonlyMap<string, string>;
  /** The data in the built scripts, as JSON, with its replacements. */
  data: readonly (readonly [builtIn: string, own: string])[];
  /** What the assistant knows about these pages. */
  sections: readonly object[];
};

type Options = {
  renderer: NonNullable<SiteSource['renderer']>;
  origin: string;
  /** Undefined if the operator doesn't have their own. */
  carriers: SiteCarriers | undefined;
  company: Company | undefined;
  deadlineMs?: number;
};

const usualDeadlineMs = 120_000;
const maxHeapMib = 256;

/**
 * Renders the site's pages with an operator's company and carriers, using the program that rendered the built ones.
 * Throws one sentence if that fails or takes too long.
 */
export async function renderOperatorSite(options: Options): Promise<OperatorSite> {
  const { deadlineMs = usualDeadlineMs, ...workerData } = options;
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMib },
  });
  const { promise, resolve, reject } = Promise.withResolvers<OperatorSite>();
  const fail = (reason: string, cause?: unknown) =>
    reject(new Error(fileErrors.unrendered(reason), { cause }));
  const deadline = setTimeout(() => fail(fileErrors.renderedTooSlowly(deadlineMs / 1000)), deadlineMs);
  worker.once('message', resolve);
  worker.once('error', (cause: unknown) =>
    fail(cause instanceof Error ? cause.message : String(cause), cause),
  );
  worker.once('exit', (code) => fail(fileErrors.renderedNothing(code)));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}

/** Rewrites the built site for this company and, if the operator has their own, these carriers. */
export function createOperatorRewrite(
  { documents, data }: OperatorSite,
  carriers: SiteCarriers | undefined,
): SiteRewrite {
  const logos = new Set(carriers?.listed.carriers.map(({ logo }) => logo.light));
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
    isGone: (path) =>
      carriers !== undefined && /^\/(?:carriers\/|previews\/carriers-)/.test(path) && !logos.has(path),
  };
}

/** Escapes JSON for a string with any kind of quotation marks. */
function escapeLiteral(json: string): string {
  return json
    .replaceAll('\\', '\\\\')
    .replaceAll(
      /['`$\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
