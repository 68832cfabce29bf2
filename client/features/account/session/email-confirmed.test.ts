import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { announceEmailConfirmed, listenForEmailConfirmed } from './email-confirmed.ts';

const origin = 'https://site.example';
const announcement = { source: 'coverlight', type: 'email_confirmed' };

afterEach(() => vi.unstubAllGlobals());

function openWindow() {
  const target = Object.assign(new EventTarget(), { location: { origin } });
  vi.stubGlobal('window', target);
  const onConfirmed = vi.fn();
  const listening = new AbortController();
  listenForEmailConfirmed(onConfirmed, listening.signal);
  return {
    onConfirmed,
    stop: () => listening.abort(),
    dispatch: (name: string, init: object) => target.dispatchEvent(Object.assign(new Event(name), init)),
  };
}

describe('a confirmed email', () => {
  it('is announced to the window that opened this one, and by a flag in storage', () => {
    const postMessage = vi.fn();
    const localStorage = createFakeStorage();
    vi.stubGlobal('window', { opener: { postMessage }, location: { origin }, localStorage });
    announceEmailConfirmed();
    expect(postMessage).toHaveBeenCalledWith(announcement, origin);
    expect(Object.keys(localStorage)).toEqual(['coverlight.email_confirmed']);
  });

  it('is announced only by the flag if no window opened this one', () => {
    const localStorage = createFakeStorage();
    vi.stubGlobal('window', { opener: null, location: { origin }, localStorage });
    announceEmailConfirmed();
    expect(Object.keys(localStorage)).toEqual(['coverlight.email_confirmed']);
  });

  it('is received by message and by flag', () => {
    const { onConfirmed, dispatch } = openWindow();
    dispatch('message', { origin, data: announcement });
    dispatch('storage', { key: 'coverlight.email_confirmed', newValue: '1' });
    expect(onConfirmed).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['message', { origin: 'https://evil.example', data: announcement }],
    ['message', { origin, data: { ...announcement, source: 'another' } }],
    ['message', { origin, data: { ...announcement, type: 'another' } }],
    ['message', { origin, data: 'email_confirmed' }],
    ['message', { origin, data: null }],
    ['storage', { key: 'coverlight.quote', newValue: '1' }],
    ['storage', { key: 'coverlight.email_confirmed', newValue: null }],
  ])('is ignored for a %s like %o', (name, init) => {
    const { onConfirmed, dispatch } = openWindow();
    dispatch(name, init);
    expect(onConfirmed).not.toHaveBeenCalled();
  });

  it('is no longer received after listening ends', () => {
    const { onConfirmed, dispatch, stop } = openWindow();
    stop();
    dispatch('message', { origin, data: announcement });
    expect(onConfirmed).not.toHaveBeenCalled();
  });
});
