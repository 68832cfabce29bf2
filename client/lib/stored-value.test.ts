import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followStoredValue } from './follow-stored-value.ts';
import { fields, text } from './light-checks.ts';
import { createStoredValue } from './stored-value.ts';
import { createFakeStorage } from './testing/fake-storage.ts';

type Note = { title: string };

const key = 'coverlight.note';
const schema = fields<Note>({ title: '' }, { title: text }, ['title']);
const plain = { area: 'local', key, schema } as const;
const versioned = { ...plain, version: 1 };
let local: ReturnType<typeof createFakeStorage>;

beforeEach(() => {
  local = createFakeStorage();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: createFakeStorage() });
});
afterEach(() => vi.unstubAllGlobals());

describe('a stored value', () => {
  it('is returned as it was written, and is gone once removed', () => {
    const note = createStoredValue(versioned);
    expect(note.read()).toBeUndefined();
    expect(note.write({ title: 'Call' })).toBe(true);
    expect(note.read()).toEqual({ title: 'Call' });
    note.remove();
    expect(Object.keys(local)).toEqual([]);
  });

  it('is stored unchanged without a version, and with its version and time otherwise', () => {
    createStoredValue({ ...plain, schema: text }).write('Call');
    expect(local[key]).toBe('"Call"');
    createStoredValue(versioned).write({ title: 'Call' }, 5);
    expect(local[key]).toBe('{"version":1,"savedAt":5,"title":"Call"}');
  });

  it('stays in its area', () => {
    createStoredValue({ ...plain, area: 'session' }).write({ title: 'Call' });
    expect(createStoredValue(plain).read()).toBeUndefined();
  });

  it('of another version is ignored', () => {
    createStoredValue(versioned).write({ title: 'Call' });
    expect(createStoredValue({ ...versioned, version: 2 }).read()).toBeUndefined();
  });

  it('is returned only to its owner', () => {
    createStoredValue({ ...versioned, owner: 'ada' }).write({ title: 'Call' });
    expect(createStoredValue({ ...versioned, owner: 'ada' }).read()).toEqual({ title: 'Call' });
    expect(createStoredValue({ ...versioned, owner: 'grace' }).read()).toBeUndefined();
  });

  it('is not returned to an owner when it has none', () => {
    createStoredValue(versioned).write({ title: 'Call' });
    expect(createStoredValue({ ...versioned, owner: 'ada' }).read()).toBeUndefined();
  });

  it('is removed once it is too old', () => {
    const note = createStoredValue({ ...versioned, maxAge: 10 });
    note.write({ title: 'Call' }, 5);
    expect(note.read(15)).toEqual({ title: 'Call' });
    expect(note.read(16)).toBeUndefined();
    expect(Object.keys(local)).toEqual([]);
  });

  it.each(['{"version":1,"title":"Call"}', '{"version":1,"savedAt":"5","title":"Call"}', 'broken{', 'null'])(
    'is removed when it would never expire: %s',
    (stored) => {
      local[key] = stored;
      expect(createStoredValue({ ...versioned, maxAge: 10 }).read(5)).toBeUndefined();
      expect(Object.keys(local)).toEqual([]);
    },
  );

  it.each(['', 'broken{', 'null', '7', '[]', '"text"', '{}', '{"version":1}', '{"version":1,"title":7}'])(
    'is undefined when it is corrupt: %s',
    (stored) => {
      local[key] = stored;
      expect(createStoredValue(versioned).read()).toBeUndefined();
    },
  );
});

describe('storage', () => {
  it('that is full keeps its old values', () => {
    const note = createStoredValue(versioned);
    note.write({ title: 'Call' });
    const setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('window', { localStorage: { getItem: (name: string) => local[name] ?? null, setItem } });
    expect(note.write({ title: 'Write' })).toBe(false);
    expect(note.read()).toEqual({ title: 'Call' });
  });

  it('that refuses access acts like an empty one', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    const note = createStoredValue(versioned);
    expect(note.write({ title: 'Call' })).toBe(false);
    expect(note.read()).toBeUndefined();
    expect(() => note.remove()).not.toThrow();
  });
});

describe('two tabs', () => {
  it('read each other’s values', () => {
    createStoredValue(versioned).write({ title: 'Call' });
    const inOther = createStoredValue(versioned);
    expect(inOther.read()).toEqual({ title: 'Call' });
    inOther.write({ title: 'Write' });
    expect(createStoredValue(versioned).read()).toEqual({ title: 'Write' });
  });

  it('notify each other of changes to this key until the listener leaves', () => {
    const tab = new EventTarget();
    vi.stubGlobal('window', tab);
    const listener = vi.fn();
    const stop = followStoredValue(key, listener);
    const change = (init: object) => tab.dispatchEvent(Object.assign(new Event('storage'), init));

    change({ key, newValue: '{}' });
    change({ key, newValue: null });
    change({ key: 'coverlight.other', newValue: '{}' });
    change({ key: null, newValue: null });
    stop();
    change({ key, newValue: '{}' });

    expect(listener.mock.calls).toEqual([[true], [false]]);
  });
});
