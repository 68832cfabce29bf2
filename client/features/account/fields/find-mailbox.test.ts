import { expect, test } from 'vitest';
import { findMailbox } from './find-mailbox.ts';

test.each([
  ['maya@gmail.com', 'Gmail'],
  ['maya@HotMail.com', 'Outlook'],
  ['"me@gmail.com"@yahoo.com', 'Yahoo Mail'],
  ['maya@notgmail.com', undefined],
  ['maya@mail.example', undefined],
  ['', undefined],
])('the emails to %s are read in %s', (address, name) => {
  expect(findMailbox(address)?.name).toBe(name);
});
