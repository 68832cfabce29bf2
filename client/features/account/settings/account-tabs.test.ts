import { describe, expect, it } from 'vitest';
import { accountTabs, buildTabPath, parseTab } from './account-tabs.ts';

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
