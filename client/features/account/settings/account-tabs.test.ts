import { describe, expect, it } from 'vitest';
import { buildUser } from '../session/testing/builders.ts';
import {
  accountTabs,
  buildTabPath,
  findEmailLinkNotice,
  parseTab,
  removeLinkParameters,
} from './account-tabs.ts';

describe('the tab of an address', () => {
  it.each([
    ['', 'email'],
    ['?tab=phone', 'phone'],
    ['?email_change=1&tab=account', 'account'],
    ['?tab=Password', 'email'],
    ['?tab=constructor', 'email'],
  ])('%j opens %s', (search, tab) => {
    expect(parseTab(search)).toBe(tab);
  });

  it.each(accountTabs)('%s is opened by its own URL', (tab) => {
    expect(parseTab(new URL(buildTabPath(tab), 'https://site.example').search)).toBe(tab);
  });
});

describe('findEmailLinkNotice', () => {
  it.each([
    ['?email_verified=1', 'Email verified'],
    ['?email_change=1', 'Email changed'],
    ['?tab=phone&email_change=1', 'Email changed'],
    ['?tab=phone', undefined],
    ['', undefined],
  ])('%j shows %j', (search, title) => {
    expect(findEmailLinkNotice(search, buildUser())?.title).toBe(title);
  });

  it('shows nothing that isn’t true', () => {
    expect(findEmailLinkNotice('?email_verified=1', buildUser({ emailConfirmedAt: null }))).toBeUndefined();
    const byPhone = buildUser({ email: null, emailConfirmedAt: null });
    expect(findEmailLinkNotice('?email_change=1', byPhone)).toBeUndefined();
  });
});

it.each([
  ['?email_verified=1', ''],
  ['?email_change=1&tab=phone', '?tab=phone'],
  ['?tab=phone', '?tab=phone'],
  ['', ''],
])('removeLinkParameters leaves of %j %j', (search, rest) => {
  expect(removeLinkParameters(search)).toBe(rest);
});
