import { expect, it } from 'vitest';
import { buildAddressKey } from './client-address.ts';

it.each([
  ['9.9.9.9', '9.9.9.9'],
  ['::ffff:9.9.9.9', '9.9.9.9'],
  ['9.9.9.9:50123', '9.9.9.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
  ['[::ffff:9.9.9.9]:50123', '9.9.9.9'],
  ['unknown', 'unknown'],
])('[security 41] counts %s as %s, whatever port the proxy forwards', (address, key) => {
  expect(buildAddressKey(address)).toBe(key);
});
