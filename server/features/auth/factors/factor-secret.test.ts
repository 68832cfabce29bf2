import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Secrets } from '../../../platform/security/secrets.ts';
import { openFactorSecret, sealFactorSecret } from './factor-secret.ts';

const createKeys = (key: Buffer, previous?: Buffer): Secrets => ({
  deriveKey: () => key,
  derivePreviousKey: () => previous,
});
const oldKey = randomBytes(32);
const key = createKeys(oldKey);
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

describe('a factor’s secret in the database', () => {
  it('can be decrypted with its key and row', () => {
    const sealed = sealFactorSecret(key, 'factor-1', secret);
    expect(sealed).not.toContain(secret);
    expect(openFactorSecret(key, 'factor-1', sealed)).toEqual({ secret, isPrevious: false });
  });

  it('can be decrypted with the previous key while the secret is changed', () => {
    const sealed = sealFactorSecret(key, 'factor-1', secret);
    const rotating = createKeys(randomBytes(32), oldKey);
    expect(openFactorSecret(rotating, 'factor-1', sealed)).toEqual({ secret, isPrevious: true });
  });

  it('looks different each time', () => {
    expect(sealFactorSecret(key, 'f', secret)).not.toBe(sealFactorSecret(key, 'f', secret));
  });

  it('cannot be decrypted with another key, in another row, changed, or cut', () => {
    const sealed = sealFactorSecret(key, 'factor-1', secret);
    const [nonce = '', tag = '', text = ''] = sealed.split('.');
    expect(openFactorSecret(createKeys(randomBytes(32)), 'factor-1', sealed)).toBeUndefined();
    expect(openFactorSecret(key, 'factor-2', sealed)).toBeUndefined();
    expect(openFactorSecret(key, 'factor-1', [nonce, tag, `A${text.slice(1)}A`].join('.'))).toBeUndefined();
    expect(openFactorSecret(key, 'factor-1', [nonce, tag.slice(0, 6), text].join('.'))).toBeUndefined();
    expect(openFactorSecret(key, 'factor-1', '')).toBeUndefined();
  });
});
