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

/** Whether this browser knows passkeys at all. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'credentials' in navigator;
}
