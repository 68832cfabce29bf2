import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { createPasswordHasher } from './password-hasher.ts';

const password = 'correct horse battery staple';

/** A request from an address, whose client can hang up. */
function createAsker(ip: string) {
  const request = new IncomingMessage(new Socket());
  return Object.assign(request, { ip, res: new ServerResponse(request) });
}

describe('password hasher', () => {
  it('[security 12] hashes with Argon2id, 19 MiB, two passes, one lane, and a new salt each time', async () => {
    const hasher = createPasswordHasher();
    const hashes = [await hasher.hash(password), await hasher.hash(password)];
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(hashes.map(hasher.isOutdated)).toEqual([false, false]);
    expect(hasher.isOutdated('$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true);
  });

  it('[security 9] distinguishes passwords of 256 characters that differ only in the last one', async () => {
    const hasher = createPasswordHasher();
    const long = 'é'.repeat(255);
    const hash = await hasher.hash(`${long}a`);
    expect(await hasher.verify(hash, `${long}a`)).toBe(true);
    expect(await hasher.verify(hash, `${long}b`)).toBe(false);
    expect(await hasher.verify(hash, long)).toBe(false);
  });

  it.each([
    ['composed', 'caf\u00e9-noir-21'],
    ['decomposed', 'cafe\u0301-noir-21'],
  ])('[security 9] accepts a password in whatever way a keyboard writes it: %s', async (_name, typed) => {
    const hasher = createPasswordHasher();
    for (const set of [typed.normalize('NFC'), typed.normalize('NFD')]) {
      expect(await hasher.verify(await hasher.hash(set), typed)).toBe(true);
    }
  });

  it('[security 9] locks out no one whose password was stored as typed', async () => {
    const hasher = createPasswordHasher();
    const typed = 'cafe\u0301-noir-21';
    const { hash } = await import('@node-rs/argon2');
    const stored = await hash(typed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await hasher.verify(stored, typed)).toBe(true);
  });

  it('[security 22] does the same work without a hash, and returns false', async () => {
    const hasher = createPasswordHasher();
    expect(await hasher.verify(null, password)).toBe(false);
    expect(await hasher.verify(null, '')).toBe(false);
  });

  it('[security 13] refuses with 503 when too many are waiting', async () => {
    const hasher = createPasswordHasher();
    // Invalid hashes take no time.
    const results = await Promise.allSettled(
      Array.from({ length: 210 }, () => hasher.verify('nonsense', password)),
    );
    const refused = results.flatMap((result) =>
      result.status === 'rejected' && result.reason instanceof AppError ? [result.reason] : [],
    );
    expect([8, 9]).toContain(refused.length);
    for (const error of refused) {
      expect(error).toMatchObject({ status: 503, code: 'unavailable', headers: { 'Retry-After': '5' } });
    }
    expect(await hasher.verify(await hasher.hash(password), password)).toBe(true);
  });

  it('[security 13] keeps room for others while one network fills the queue', async () => {
    const hasher = createPasswordHasher();
    const crowd = Array.from({ length: 210 }, (_, index) =>
      hasher.verify('nonsense', password, createAsker(`2001:db8:1:${index.toString(16)}::1`)).catch(String),
    );
    const other = hasher.verify(null, password, createAsker('2001:db8:2::1'));
    const refused = (await Promise.all(crowd)).filter((result) => result !== false);
    expect(refused.length).toBeGreaterThan(100);
    expect(await other).toBe(false);
  });

  it('[security 13] drops the passwords of clients that have hung up', async () => {
    const hasher = createPasswordHasher();
    const first = Array.from({ length: 2 }, () => hasher.hash(password));
    const gone = createAsker('192.0.2.1');
    const waiting = Array.from({ length: 100 }, () => hasher.hash(password, gone));
    gone.res.emit('close');
    const results = await Promise.allSettled(waiting);
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(99);
    await Promise.all(first);
  });
});
