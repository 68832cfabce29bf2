import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createAnswerSearchPage } from './answer-search-page.ts';

const page =
  '<main><input type="search" name="q"><noscript id="found-answers"></noscript><p>All of them</p></main>';

function open(text: string | undefined, address: string) {
  const app = express().set('query parser', 'simple');
  app.use(createAnswerSearchPage({ readText: (path) => (path === '/answers' ? text : undefined) }));
  app.use((_request, response) => void response.send('the built page'));
  return supertest(app).get(address);
}

it('puts what it finds where only browsers without scripts read it, and keeps the query', async () => {
  const { text, headers } = await open(page, '/answers?q=%22%3Cscript%3E');
  expect(text).toMatch(/<noscript id="found-answers"><section .*<\/section><\/noscript>/);
  expect(text).toContain('value="&quot;&lt;script&gt;"');
  expect(text).toContain('<p>All of them</p>');
  expect(headers['cache-control']).toBe('no-store');
});

it('says so if it finds nothing', async () => {
  const { text } = await open(page, '/answers?q=xyzzyplugh');
  expect(text).toContain('No answer found.');
});

it('cuts a long query', async () => {
  const { text } = await open(page, `/answers?q=${'a'.repeat(5000)}`);
  expect(text.length).toBeLessThan(page.length + 1000);
});

it.each([
  ['without a query', page, '/answers'],
  ['with an empty query', page, '/answers?q=+'],
  ['with several queries', page, '/answers?q=a&q=b'],
  ['of another page', page, '/guide?q=a'],
  ['without a library', '<main></main>', '/answers?q=a'],
  ['without a build', undefined, '/answers?q=a'],
])('leaves an address %s to the site', async (_about, text, address) => {
  expect((await open(text, address)).text).toBe('the built page');
});
