import { describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('createToastStore', () => {
  it('shows the newest message only, with its tone', () => {
    const store = createToastStore();
    store.success({ title: 'OTP Sent!', description: 'Check your phone for the verification code.' });
    expect(store.getToast()).toMatchObject({ title: 'OTP Sent!', tone: 'success' });
    store.destructive({ title: 'Login Failed', description: 'Please try again.' });
    expect(store.getToast()).toMatchObject({ title: 'Login Failed', tone: 'destructive' });
  });

  it('shows repeated words as a new message, so that they are announced again', () => {
    const store = createToastStore();
    const first = store.destructive({ title: 'Login Failed' });
    expect(store.destructive({ title: 'Login Failed' })).not.toBe(first);
  });

  it('dismisses a message only while it is shown', () => {
    const store = createToastStore();
    const first = store.destructive({ title: 'Login Failed' });
    const second = store.success({ title: 'Saved' });
    store.dismiss(first);
    expect(store.getToast()?.title).toBe('Saved');
    store.dismiss(second);
    expect(store.getToast()).toBeUndefined();
  });

  it('clears whatever is shown', () => {
    const store = createToastStore();
    store.success({ title: 'Saved' });
    store.clear();
    expect(store.getToast()).toBeUndefined();
  });

  it('notifies every listener of each change, until it stops listening', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.success({ title: 'Saved' });
    store.dismiss(id);
    store.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.success({ title: 'Saved again' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
