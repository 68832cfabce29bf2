import { describe, expect, it } from 'vitest';
import { findNewPasswordFault } from './new-password.ts';

describe('findNewPasswordFault', () => {
  it('asks for eight characters first', () => {
    expect(findNewPasswordFault('seven77', 'other')).toEqual({
      field: 'password',
      title: 'Password too short',
      description: 'Password must be at least 8 characters long.',
    });
  });

  it('asks for the same password twice', () => {
    expect(findNewPasswordFault('lamplight', 'lamplighT')).toEqual({
      field: 'confirmation',
      title: "Passwords don't match",
      description: 'Please make sure both passwords are identical.',
    });
  });

  it('accepts eight characters given twice', () => {
    expect(findNewPasswordFault('eight888', 'eight888')).toBeUndefined();
  });
});
