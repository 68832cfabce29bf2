import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSlowReaderCheck } from './connection-guard.ts';

const unreadMs = 1000;
const kibibyte = 1024;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['cuts off a client that reads nothing', 0, 100 * kibibyte, true],
  ['cuts off a client that reads too little', 31 * kibibyte, 10_000 * kibibyte, true],
  ['keeps a client that reads slowly and steadily', 65 * kibibyte, 10_000 * kibibyte, false],
  ['keeps a client that has read everything', 0, 0, false],
])('%s', (_what, bytesBetween, unread, isCutOff) => {
  const socket = new Socket();
  let sent = 0;
  vi.spyOn(socket, 'writableLength', 'get').mockReturnValue(unread);
  vi.spyOn(socket, 'bytesWritten', 'get').mockImplementation(() => sent + unread);
  const check = createSlowReaderCheck(unreadMs);
  for (let round = 0; round < 10; round += 1) {
    check([socket]);
    sent += bytesBetween;
    vi.advanceTimersByTime(unreadMs - 1);
  }
  expect(socket.destroyed).toBe(isCutOff);
});
