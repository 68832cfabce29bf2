import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { commonPasswordMessage, createPasswordPolicy } from './password-policy.ts';

const policy = createPasswordPolicy();
const nobody = { names: [] };
const jane = {
  email: 'jane.doe+news@fernhill.example',
  phone: '+15555550142',
  names: ['Jané', null, 'Doe-Fairweather', 'Jané Doe-Fairweather'],
};

async function getPolicyError(password: string, owner = jane): Promise<AppError | undefined> {
  try {
    await policy.check(password, owner);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

describe('common passwords', () => {
  it.each([
    'password',
    'PassWord123',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'p@ssw0rd',
    'trustno1',
    'aaaaaa',
    '😀😀😀😀😀😀',
    'abcabcabc',
    'abcdefgh',
    '87654321',
  ])('[security 10] rejects %s in any case', async (password) => {
    for (const spelling of [password, password.toUpperCase()]) {
      const error = await getPolicyError(spelling);
      expect(error).toMatchObject({
        status: 422,
        code: 'weak_password',
        message: commonPasswordMessage,
        fields: { password: commonPasswordMessage },
      });
      expect(await policy.isCommon(spelling)).toBe(true);
    }
  });

  it('says what to do instead', () => {
    expect(commonPasswordMessage).toContain('Choose another');
  });
});

describe('passwords made of known information', () => {
  it.each([
    ['the address', 'jane.doe+news@fernhill.example'],
    ['its first part', 'Jane.Doe'],
    ['its domain', 'Fernhill.Example!'],
    ['the name with a year', 'JaneDoe1985'],
    ['the name without its accent', 'jane-fairweather'],
    ['the name with its accent', 'JANÉ!2026'],
    ['the name turned round', 'DoeJane77!'],
    ['the number', '+15555550142'],
    ['the number as dialled', '5555550142'],
    ['the number with a name', 'jane5550142'],
    ['the brand', 'Coverlight1!'],
  ])('[security 10] rejects %s', async (_name, password) => {
    const error = await getPolicyError(password);
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
    expect(error?.fields?.password).toMatch(/your name.*Choose/);
  });

  it.each([
    'jane-horse-battery',
    'my fernhill garden is green',
    'Planned-Trip-77',
    'kx$%^&*Doe',
    'doe and other animals',
  ])('accepts %s, which has enough other characters', async (password) => {
    expect(await getPolicyError(password)).toBeUndefined();
  });

  it('takes into account what is known about the person', async () => {
    await expect(policy.check('JaneDoe1985', nobody)).resolves.toBeUndefined();
    await expect(
      policy.check('Zb-tiger', { names: [null, ''], email: null, phone: null }),
    ).resolves.toBeUndefined();
  });
});

describe('accepted passwords', () => {
  it.each([
    ['64 characters', 'k'.repeat(64)],
    ['256 characters', 'correct horse '.repeat(19).slice(0, 256)],
    ['white space around it', '  river stone lamp  '],
    ['letters of another script', 'Длинныйпароль7'],
    ['emoji', '🐎🔋📎🌊🪨💡🚲'],
    ['a combining accent', 'cafe\u0301-noir-21'],
    ['a line break', 'two\nlines of it'],
  ])('[security 9] accept %s, without trimming or cutting', async (_name, password) => {
    expect(await getPolicyError(password)).toBeUndefined();
  });

  it('[security 9] compares all of it, so white space around a common password makes a different one', async () => {
    expect(await policy.isCommon('trustno1')).toBe(true);
    expect(await policy.isCommon(' trustno1 ')).toBe(false);
  });
});
