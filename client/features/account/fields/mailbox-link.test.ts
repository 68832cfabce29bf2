import { expect, test } from 'vitest';
import { findMailbox } from './mailbox-link.tsx';

test.each([
  ['maya@gmail.com', 'Gmail'],
  ['maya@HotMail.com', 'Outlook'],
  ['"me@gmail.com"@yahoo.com', 'Yahoo Mail'],
  ['maya@notgmail.com', undefined],
  ['maya@mail.example', undefined],
  ['', undefined],
])('finds where %s is read: %s', (address, name) => {
  expect(findMailbox(address)?.name).toBe(name);
});
