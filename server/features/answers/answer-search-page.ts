import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { maxAnswerQuery } from '../../../shared/answers/max-answer-query.ts';
import type { FoundAnswer } from '../../../shared/answers/search-answers.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { StaticSite } from '../../platform/site/static-site.ts';
import { messages } from './messages.ts';

const path = '/answers';
/** Where the page has nothing for browsers with scripts, which search by themselves and never read this. */
const place = '<noscript id="found-answers"></noscript>';
const field = 'name="q"';
const compress = promisify(gzip);

/** Answers a search of the library for browsers without scripts, with the built page and what was found. */
export function createAnswerSearchPage(site: Pick<StaticSite, 'readText'>): RequestHandler {
  return async (request, response, next) => {
    const { q } = request.query;
    if (request.method !== 'GET' || request.path !== path || typeof q !== 'string') return next();
    const query = q.slice(0, maxAnswerQuery);
    const page = site.readText(path);
    if (query.trim() === '' || !page?.includes(place)) return next();
    // Loaded with the first search, because hardly anyone needs it, and a start doesn't have to wait for it.
    const { searchAnswers } = await import('./search-library.ts');
    const html = page
      .replace(place, () => place.replace('><', () => `>${renderFound(searchAnswers(query))}<`))
      .replace(field, () => `${field} value="${escapeHtml(query)}"`);
    response.set({ 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' }).type('html');
    if (!request.acceptsEncodings('gzip')) return void response.send(html);
    response.set('Content-Encoding', 'gzip').send(await compress(html));
  };
}

/** The same look as in the client's `found-answers.tsx`, whose styles the page has. */
function renderFound(answers: readonly FoundAnswer[]): string {
  const count = answers.length > 0 ? messages.found(answers.length) : messages.none;
  return `<section aria-label="${messages.results}" class="mt-5"><p class="text-small">${count}</p><ul class="border-t border-line mt-3">${answers.map(renderAnswer).join('')}</ul></section>`;
}

function renderAnswer({ slug, question, short }: FoundAnswer): string {
  return `<li class="relative border-b border-line py-6"><h2 class="max-w-[30em] font-display text-h3"><a href="${path}/${slug}" class="rounded-xs after:absolute after:inset-0 hover:underline">${escapeHtml(question)}</a></h2><p class="mt-2 max-w-prose">${escapeHtml(short)}</p></li>`;
}
