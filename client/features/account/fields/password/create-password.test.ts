import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/api-client.ts';
import { createPassword, findChecklistFault } from './create-password.ts';

const strong = 'Lamp-over-7-porches';

describe('createPassword', () => {
  it('has the password checked, and then sets it', async () => {
    const call = vi.fn(async () => ({ isValid: true, errors: [] }));
    const save = vi.fn();
    expect(await createPassword({ call, save }, strong)).toBeUndefined();
    expect(call).toHaveBeenCalledWith({
      method: 'POST',
      path: '/api/password-check',
      body: { password: strong },
    });
    expect(save).toHaveBeenCalledWith({ password: strong });
  });

  it.each([
    ['the first error', { isValid: false, errors: ['First.', 'Second.'] }, 'First.'],
    ['a sentence of its own for an empty list', { isValid: false, errors: [] }, 'Password validation failed'],
    ['the same for no list', { isValid: false }, 'Password validation failed'],
  ])('answers %s and sets nothing', async (_name, answer, reason) => {
    const save = vi.fn();
    expect(await createPassword({ call: async () => answer, save }, strong)).toBe(reason);
    expect(save).not.toHaveBeenCalled();
  });

  it('takes no other answer for a check', async () => {
    const save = vi.fn();
    const refused = createPassword({ call: async () => 'fine', save }, strong);
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    expect(save).not.toHaveBeenCalled();
  });
});

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
