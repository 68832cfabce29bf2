import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { analyticsLimits } from '../../../shared/api/analytics.ts';
import { createEventReader } from './beacon-body.ts';
import type { Caller } from './caller.ts';

const caller: Caller = { source: 'site', mostBytes: analyticsLimits.browserBytes, mostEvents: 50 };

function send(text: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = 'text/plain';
  request.push(text);
  return request;
}

it('[security 57] keeps one address from filling with slow bodies what is held for all', async () => {
  const readEvents = createEventReader();
  const read = (request: IncomingMessage, address: string) =>
    readEvents(request, caller, address).then(
      (events) => events.length,
      (cause: unknown) => Object(cause).status,
    );
  const slow = ' '.repeat(analyticsLimits.browserBytes - 2);
  const slowOnes = Array.from({ length: 600 }, () => send(slow));
  const answers = slowOnes.map((request) => read(request, 'slow'));
  await nextTurn();
  const quick = send('{}');
  quick.push(null);
  expect(await read(quick, 'another')).toBe(1);
  for (const request of slowOnes) {
    request.push('{}');
    request.push(null);
  }
  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => status === 1)).toHaveLength(128);
  expect(statuses.filter((status) => status === 503)).toHaveLength(472);
  const last = send('{}');
  last.push(null);
  expect(await read(last, 'slow')).toBe(1);
});
