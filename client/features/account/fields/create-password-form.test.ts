import { describe, expect, it } from 'vitest';
import { findChecklistError } from './create-password-form.tsx';

const strong = 'Lamp-over-7-porches';

describe('findChecklistError', () => {
  it.each([
    ['Lamp-7!', 'Your password still needs at least 8 characters.'],
    ['lamp-over-7!', 'Your password still needs one uppercase letter.'],
    ['LAMPOVER7', 'Your password still needs one lowercase letter and one special character'],
    ['lamp', 'Your password still needs at least 8 characters, one uppercase letter, one number, and one'],
  ])('says what %s lacks', (password, message) => {
    expect(findChecklistError(password, password)?.description).toContain(message);
  });

  it('asks for the same password twice', () => {
    expect(findChecklistError(`${strong}!`, strong)?.title).toBe("Passwords don't match");
    expect(findChecklistError(`${strong}!`, `${strong}!`)).toBeUndefined();
  });
});
