import { describe, expect, it } from 'vitest';
import { splitFullName } from './split-full-name.ts';

describe('splitFullName', () => {
  it.each([
    ['Ada', 'Ada', null, 'Ada'],
    ['Ada Lovelace', 'Ada', 'Lovelace', 'Ada Lovelace'],
    ['Ada \t Lovelace', 'Ada', 'Lovelace', 'Ada Lovelace'],
    ['Ana de la Cruz', 'Ana', null, 'Ana de la Cruz'],
    ['李 小龙', '李', '小龙', '李 小龙'],
  ])('%j', (name, firstName, lastName, fullName) => {
    expect(splitFullName(name)).toEqual({ fullName, firstName, lastName });
  });
});
