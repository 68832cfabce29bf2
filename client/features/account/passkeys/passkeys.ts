import type { AuthFactor, AuthPasskey, AuthUser } from '../../../../shared/api/auth-user.ts';

function isPasskey(factor: AuthFactor): factor is AuthPasskey {
  return factor.type === 'passkey';
}

export function listPasskeys({ factors }: Pick<AuthUser, 'factors'>): readonly AuthPasskey[] {
  return factors.filter(isPasskey);
}

/** The person's authenticator apps that are on. */
export function listApps({ factors }: Pick<AuthUser, 'factors'>): readonly AuthFactor[] {
  return factors.filter(({ type, status }) => type === 'totp' && status === 'verified');
}

/** Passkeys belong to the host that they were made for, and stay behind when the site moves. */
export function isFromHere({ host }: AuthPasskey): boolean {
  return host === location.hostname;
}

export function hasPasskeyHere(user: Pick<AuthUser, 'factors'>): boolean {
  return listPasskeys(user).some(isFromHere);
}

/**
 * Why a browser gave no passkey, which is no error to people: they canceled, have none, or took too long (browsers don't
 * say which), the device has one already, or it can't have any.
 */
export class NoPasskey extends Error {
  readonly reason: 'none' | 'already' | 'unsupported';

  constructor(reason: NoPasskey['reason'], cause?: unknown) {
    super(reason, { cause });
    this.name = 'NoPasskey';
    this.reason = reason;
  }
}

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'credentials' in navigator;
}
