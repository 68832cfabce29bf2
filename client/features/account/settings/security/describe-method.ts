import type { DeviceSession } from '../../../../../shared/api/auth-user.ts';

const methods: Readonly<Record<string, string>> = {
  password: 'Signed in with a password',
  email_link: 'Signed in with a link from an email',
  recovery: 'Signed in with a password reset link',
  phone: 'Signed in with a text message',
  google: 'Signed in with Google',
};

/** How a device was signed in, and whether it also showed the second step. */
export function describeMethod({ method, aal }: Pick<DeviceSession, 'method' | 'aal'>): string {
  const first = methods[method] ?? 'Signed in';
  return aal === 'aal2' ? `${first} and a second step` : first;
}
