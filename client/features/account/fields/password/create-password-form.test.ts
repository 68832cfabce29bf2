import { describe, expect, it } from 'vitest';
import { findChecklistFault } from './create-password-form.tsx';

const strong = 'Lamp-over-7-porches';

describe('findChecklistFault', () => {
  it.each([
    ['too short', 'Lamp-7x'],
    ['without an uppercase letter', 'lamp-over-7'],
    ['without a lowercase letter', 'LAMP-OVER-7'],
    ['without a number', 'Lamp-over-porch!'],
    ['without a special character', 'Lampover7porches'],
  ])('refuses one %s', (_name, password) => {
    expect(findChecklistFault(password, password)?.description).toBe(
      'Password does not meet security requirements. Please ensure it contains at least 8 characters with uppercase, lowercase, number and special character.',
    );
  });

  it('asks for the same password twice', () => {
    expect(findChecklistFault(`${strong}!`, strong)?.title).toBe("Passwords don't match");
    expect(findChecklistFault(`${strong}!`, `${strong}!`)).toBeUndefined();
  });
});
