import { expect, it } from 'vitest';
import { findUnsynced } from './system-calls.ts';

const ask = '10 read(30<socket:[7]>, "POST /api HTTP/1.1\\r\\n\\r\\n{\\"id\\":\\"word\\"}", 65536) = 44';
const store = '10 pwrite64(21</tmp/x/main.db-wal>, "\\0\\1word\\2", 4096, 8192) = 4096';
const sync = '10 fdatasync(21</tmp/x/main.db-wal>) = 0';
const answer = '10 write(30<socket:[7]>, "HTTP/1.1 201 Created\\r\\n", 22) = 22';

it.each([
  ['stores, syncs, and answers', [ask, store, sync, answer], []],
  ['answers first', [ask, answer, store, sync], ['word: acknowledged before it was written']],
  ['answers before it syncs', [ask, store, answer, sync], ['word: acknowledged before it was synced']],
  [
    'answers although the disk refused',
    [ask, store, sync.replace('= 0', '= -1 EIO (Input/output error)'), answer],
    ['word: acknowledged before it was synced'],
  ],
  [
    'syncs another file',
    [ask, store, sync.replace('-wal', ''), answer],
    ['word: acknowledged before it was synced'],
  ],
  [
    'answers while another thread still syncs',
    [
      ask,
      store,
      '11 fdatasync(21</tmp/x/main.db-wal> <unfinished ...>',
      answer,
      '11 <... fdatasync resumed>) = 0',
    ],
    ['word: acknowledged before it was synced'],
  ],
  [
    'answers once another thread has synced',
    [
      ask,
      store,
      '11 fdatasync(21</tmp/x/main.db-wal> <unfinished ...>',
      '11 <... fdatasync resumed>) = 0',
      answer,
    ],
    [],
  ],
  ['refuses', [ask, store, sync, answer.replace('201', '503')], ['word: never acknowledged']],
  ['answers someone else', [ask, store, sync, answer.replace('[7]', '[8]')], ['word: never acknowledged']],
  ['hears nothing', [store, sync, answer], ['word: never received']],
])('evaluates a server that %s', (_what, lines, problems) => {
  expect(findUnsynced(lines.join('\n'), ['word'])).toEqual(problems);
});
