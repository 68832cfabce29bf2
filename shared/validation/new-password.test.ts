import { describe, expect, it } from 'vitest';
import { findNewPasswordError } from './new-password.ts';

describe('findNewPasswordError', () => {
  it('asks for eight characters first', () => {
    expect(findNewPasswordError('seven77', 'other')).toEqual({
      field: 'password',
      title: 'Password too short',
      description: 'Password must be at least 8 characters long.',
    });
  });

  it('asks for the same password twice', () => {
    expect(findNewPasswordError('lamplight', 'lamplighT')).toEqual({
      field: 'confirmation',
      title: "Passwords don't match",
      description: 'Please make sure both passwords are identical.',
    });
  });

  it('accepts eight characters given twice', () => {
    expect(findNewPasswordError('eight888', 'eight888')).toBeUndefined();
  });
});
