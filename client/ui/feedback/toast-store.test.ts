import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

function titles(store: ReturnType<typeof createToastStore>) {
  return store.getToasts().map((toast) => toast.title);
}

describe('createToastStore', () => {
  it('keeps the messages in order, with their tone', () => {
    const store = createToastStore();
    store.success({ title: 'OTP Sent!', description: 'Check your phone for the verification code.' });
    store.destructive({ title: 'Login Failed', description: 'Please try again.' });
    expect(store.getToasts()).toMatchObject([
      { title: 'OTP Sent!', tone: 'success' },
      { title: 'Login Failed', tone: 'destructive' },
    ]);
  });

  it('shows up to three and drops the oldest', () => {
    const store = createToastStore();
    for (const title of ['1', '2', '3', '4']) store.destructive({ title });
    expect(titles(store)).toEqual(['2', '3', '4']);
  });

  it('shows the same words once, as the newest message', () => {
    const store = createToastStore();
    const first = store.destructive({ title: 'Login Failed' });
    store.success({ title: 'Saved' });
    const second = store.destructive({ title: 'Login Failed' });
    expect(titles(store)).toEqual(['Saved', 'Login Failed']);
    expect(second).not.toBe(first);
  });

  it('notifies every listener of each change, until it stops listening', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.success({ title: 'Saved' });
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.success({ title: 'Saved again' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps the same list while nothing changes', () => {
    const store = createToastStore();
    store.success({ title: 'Saved' });
    const before = store.getToasts();
    store.dismiss(-1);
    expect(store.getToasts()).toBe(before);
  });
});
