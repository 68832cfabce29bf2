import type { TestClaims } from '../peers/test-google.ts';

export const personNames = ['owner', 'stranger'] as const;
export type PersonName = (typeof personNames)[number];

/** What a person owns outside of our site, and no one else does. */
export type Person = {
  name: PersonName;
  /** Addresses whose email only this person reads. */
  mailboxes: readonly [first: string, second: string];
  phone: string;
  google: TestClaims;
  /** Part of every value that this person enters, so that a leak of any of them is recognized. */
  marker: string;
  userAgent: string;
};

export const people: Readonly<Record<PersonName, Person>> = {
  owner: createPerson('owner', 'Hollyhock', '+12125550123'),
  stranger: createPerson('stranger', 'Nightshade', '+12125550145'),
};

function createPerson(name: PersonName, marker: string, phone: string): Person {
  const mailbox = `${name}@example.com`;
  return {
    name,
    mailboxes: [mailbox, `${name}.second@example.com`],
    phone,
    google: {
      sub: `google-${marker}`,
      email: mailbox,
      email_verified: true,
      hd: 'example.com',
      given_name: marker,
      family_name: 'Google',
      name: `${marker} Google`,
    },
    marker,
    userAgent: `Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 (${marker})`,
  };
}

export function findOther(name: PersonName): PersonName {
  return name === 'owner' ? 'stranger' : 'owner';
}

/** Who reads the email or texts sent to a recipient. */
export function findReader(recipient: string): PersonName | undefined {
  return personNames.find((name) => {
    const { mailboxes, phone } = people[name];
    return phone === recipient || mailboxes.includes(recipient);
  });
}

/** What a response to someone else must never contain. */
export function listSecrets({ marker, phone }: Person): readonly string[] {
  return [marker.toLowerCase(), phone.slice(1)];
}
