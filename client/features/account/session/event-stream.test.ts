import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents } from './event-stream.ts';
import { createFakeLocks, createFakeStream, type FakeStream } from './testing/fake-browser.ts';

const second = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function follow(locks = createFakeLocks()) {
  const streams: FakeStream[] = [];
  const onNews = vi.fn();
  const following = new AbortController();
  const dependencies = {
    now: () => Date.now(),
    getLocks: () => locks,
    openStream: () => {
      const stream = createFakeStream();
      streams.push(stream);
      return stream;
    },
  };
  followEvents(dependencies, onNews, following.signal);
  return { streams, onNews, stop: () => following.abort(), latest: () => streams.at(-1) };
}

describe('the event stream', () => {
  it.each(['email_confirmed', 'signed_out', 'user_updated'])('has news with %s', async (name) => {
    const { streams, onNews } = follow();
    await vi.advanceTimersByTimeAsync(0);
    streams[0]?.send(name);
    expect(onNews).toHaveBeenCalledOnce();
  });

  it('has news with each connection, because events aren’t repeated', async () => {
    const { latest, onNews } = follow();
    await vi.advanceTimersByTimeAsync(0);
    latest()?.open();
    expect(onNews).toHaveBeenCalledTimes(1);
    latest()?.fail();
    await vi.advanceTimersByTimeAsync(second);
    latest()?.open();
    expect(onNews).toHaveBeenCalledTimes(2);
  });

  it('has news with an error response, because the session may be over', async () => {
    const { latest, onNews } = follow();
    await vi.advanceTimersByTimeAsync(0);
    latest()?.fail(true);
    expect(onNews).toHaveBeenCalledOnce();
  });

  it('reconnects after 1, 2, 5, 10, and then every 10 seconds', async () => {
    const { streams, latest } = follow();
    await vi.advanceTimersByTimeAsync(0);
    for (const [failures, seconds] of [1, 2, 5, 10, 10, 10].entries()) {
      latest()?.fail();
      await vi.advanceTimersByTimeAsync(seconds * second - 1);
      expect(streams).toHaveLength(failures + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(streams).toHaveLength(failures + 2);
    }
    expect(streams.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
  });

  it('starts over at 1 second after a connection that worked', async () => {
    const { streams, latest } = follow();
    await vi.advanceTimersByTimeAsync(0);
    latest()?.fail();
    await vi.advanceTimersByTimeAsync(second);
    latest()?.fail();
    await vi.advanceTimersByTimeAsync(2 * second);
    latest()?.open();
    await vi.advanceTimersByTimeAsync(10 * second);
    latest()?.fail();
    await vi.advanceTimersByTimeAsync(second);
    expect(streams).toHaveLength(4);
  });

  it('slows down for a server that ends every connection immediately', async () => {
    const { streams, latest } = follow();
    await vi.advanceTimersByTimeAsync(0);
    for (const seconds of [1, 2, 5]) {
      latest()?.open();
      latest()?.fail();
      await vi.advanceTimersByTimeAsync(seconds * second);
    }
    expect(streams).toHaveLength(4);
  });

  it('ends permanently, even between two connections', async () => {
    const { streams, latest, stop } = follow();
    await vi.advanceTimersByTimeAsync(0);
    latest()?.fail();
    stop();
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(streams).toHaveLength(1);
  });

  it('is open in one tab, and a tab that gives up waiting never opens it', async () => {
    const locks = createFakeLocks();
    const first = follow(locks);
    const second = follow(locks);
    const third = follow(locks);
    await vi.advanceTimersByTimeAsync(0);
    second.stop();
    first.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect([first, second, third].map(({ streams }) => streams.length)).toEqual([1, 0, 1]);
    expect(first.latest()?.isClosed).toBe(true);
  });
});
