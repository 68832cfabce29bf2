import { createAuthenticator } from '../authenticator.ts';
import type { PersonName } from './people.ts';
import type { SeenUser } from './seen-answer.ts';

export type EmailedLink = { purpose: string; code: string };
/** When a session last used a second factor. */
export type FactorUse = { at: number; by: 'totp' | 'passkey' | 'recovery code' };
type SentDigits = { purpose: string; digits: string };

/** What a person has learned and owns. Lists end with the newest. */
type Holdings = {
  links: EmailedLink[];
  digits: SentDigits[];
  passwords: string[];
  /** Secrets of authenticator apps, by the id of the factor. */
  apps: Map<string, string>;
  recoveryCodes: string[];
  /** Holds their passkeys. */
  device: ReturnType<typeof createAuthenticator>;
  /** Holds the passkeys that a thief has added to their account. */
  thiefsDevice: ReturnType<typeof createAuthenticator>;
  /** Every session cookie that any of their browsers has ever had. */
  tokens: Set<string>;
  /** Ids of sessions that they were told. */
  sessionIds: Set<string>;
  /** Every number that one of their waiting screens has ever shown. */
  shownNumbers: Set<number>;
};

/** What one of a person's browsers reported when it last asked for its session. */
export type Screen = {
  user: SeenUser | null;
  sessionId: string | null;
  nextStep: string | undefined;
  /** The two digits that it shows while it waits for a confirmation. */
  number: number | null;
};

/** The state that the rules are checked against. It doesn't depend on how the server works. */
export type Model = {
  holdings: Readonly<Record<PersonName, Holdings>>;
  screens: Readonly<Record<PersonName, readonly [Screen, Screen]>>;
  /** Who has proven an account's address or number, by the account's id. */
  owners: Map<string, PersonName>;
  /** By the session's id. */
  factorUses: Map<string, FactorUse>;
  /** When a session set the new password of a recovery. */
  recoveries: Map<string, number>;
  /** Accounts that the host has named operators. */
  operators: Set<string>;
};

export function createModel(): Model {
  return {
    holdings: { owner: createHoldings(), stranger: createHoldings() },
    screens: { owner: [createScreen(), createScreen()], stranger: [createScreen(), createScreen()] },
    owners: new Map(),
    factorUses: new Map(),
    recoveries: new Map(),
    operators: new Set(),
  };
}

export function createScreen(): Screen {
  return { user: null, sessionId: null, nextStep: undefined, number: null };
}

export function hasProven({ owners }: Readonly<Model>, person: PersonName): boolean {
  return [...owners.values()].includes(person);
}

function createHoldings(): Holdings {
  return {
    links: [],
    digits: [],
    passwords: [],
    apps: new Map(),
    recoveryCodes: [],
    device: createAuthenticator(),
    thiefsDevice: createAuthenticator(),
    tokens: new Set(),
    sessionIds: new Set(),
    shownNumbers: new Set(),
  };
}
