import type { PasswordHasher } from '../platform/security/password-hasher.ts';

/** Argon2id at its lowest cost, because tests hash tens of thousands of passwords. */
const parameters = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export function createQuickHasher(): PasswordHasher {
  return {
    async hash(password) {
      const argon2 = await import('@node-rs/argon2');
      return argon2.hash(password, parameters);
    },
    async verify(hash, password) {
      const argon2 = await import('@node-rs/argon2');
      return hash !== null && argon2.verify(hash, password);
    },
    isOutdated: () => false,
  };
}
