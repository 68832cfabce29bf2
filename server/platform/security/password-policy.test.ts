import { describe, expect, it } from 'vitest';
import { createPasswordPolicy } from './password-policy.ts';

const { check, findWeakness } = createPasswordPolicy();
const jane = {
  email: 'jane.doe+news@fernhill.example',
  phone: '+15555550142',
  names: ['Jané', null, 'Doe-Fairweather', 'Jané Doe-Fairweather'],
};

describe('passwords that are easy to guess', () => {
  it.each([
    ['a common password', 'password'],
    ['one with a number', 'PassWord123'],
    ['one with digits for letters', 'p@ssw0rd'],
    ['a row of digits', '12345678'],
    ['a row of keys', 'qwertyuiop'],
    ['a sentence that many use', 'iloveyou'],
    ['a season, a year, and a mark', 'Summer2024!'],
    ['a date', '04/11/1985'],
    ['a repeated letter', 'k'.repeat(64)],
    ['repeated emoji', '😀😀😀😀😀😀'],
    ['a repeated group', 'abcabcabc'],
    ['the alphabet', 'abcdefgh'],
    ['the first part of the address', 'Jane.Doe'],
    ['the domain', 'fernhill1'],
    ['the name and a number', 'janedoe77'],
    ['the phone number', '+15555550142'],
    ['the number as dialed', '5555550142'],
    ['the brand', 'Coverlight1!'],
  ])('[security 10] are refused: %s', async (_name, password) => {
    await expect(check(password, jane)).rejects.toMatchObject({
      status: 422,
      code: 'weak_password',
      fields: { password: expect.stringMatching(/^This password is easy to guess\. \S/) },
    });
  });

  it('[security 10] are refused with the reasons', async () => {
    expect(await findWeakness('password1')).toBe(
      'This password is easy to guess. This is a commonly used password. Add more words that are less common.',
    );
    expect(await findWeakness('Coverlight1!', jane)).toContain('personal');
  });

  it('[security 10] are judged by what is known about the person', async () => {
    expect(await findWeakness('fairweather-fernhill')).toBeUndefined();
    expect(await findWeakness('Fernhill.Example!')).toBeUndefined();
    expect(await findWeakness('Fernhill.Example!', jane)).toContain('easy to guess');
  });
});

describe('accepted passwords', () => {
  it.each([
    ['random ones of six characters', 'h4Tq!z'],
    ['others of six characters', 'x7Gp2a'],
    ['a password manager’s', 'rapnyt-Hokbyx-4wupzi'],
    ['unrelated words', 'correct horse battery staple'],
    ['words beside the own name', 'jane-horse-battery'],
    ['256 characters', 'correct horse '.repeat(19).slice(0, 256)],
    ['white space around it', '  river stone lamp  '],
    ['letters of another script', 'Длинныйпароль7'],
    ['emoji', '🐎🔋📎🌊🪨💡🚲'],
    ['a combining accent', 'cafe\u0301-noir-21'],
    ['a line break', 'two\nlines of it'],
  ])('[security 9] include %s, without trimming or cutting', async (_name, password) => {
    await expect(check(password, jane)).resolves.toBeUndefined();
  });
});
