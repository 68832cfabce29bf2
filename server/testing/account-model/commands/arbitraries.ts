import fc from 'fast-check';
import type { Who } from '../command.ts';
import type { Model } from '../model.ts';
import { findOther, type PersonName, people } from '../people.ts';

const browser = fc.oneof({ weight: 4, arbitrary: fc.constant(0 as const) }, fc.constant(1 as const));
export const who: fc.Arbitrary<Who> = fc.record({
  person: fc.constantFrom<PersonName>('stranger', 'owner'),
  browser,
});

/** Whose address a person types: usually their own, but often the other person's, by mistake or on purpose. */
export const addressKind = fc.oneof(
  { weight: 5, arbitrary: fc.constant('own' as const) },
  { weight: 4, arbitrary: fc.constant("the other's" as const) },
  { weight: 1, arbitrary: fc.constant('own second' as const) },
);
export type AddressKind = typeof addressKind extends fc.Arbitrary<infer Kind> ? Kind : never;

export function findAddress({ person }: Who, kind: AddressKind): string {
  const [first, second] = people[kind === "the other's" ? findOther(person) : person].mailboxes;
  return kind === 'own second' ? second : first;
}

/** 0 is the newest. */
export const age = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 }));

export function pickNewest<T>(items: readonly T[], howOld: number): T | undefined {
  return items.at(-1 - howOld);
}

/** Whether the browser's session is valid, as far as the person knows. */
export function isSignedIn({ person, browser }: Who): (model: Readonly<Model>) => boolean {
  return ({ screens }) => screens[person][browser].user !== null;
}

/** Creates a new password for a person. */
export function inventPassword(model: Readonly<Model>, { person }: Who): string {
  const { passwords } = model.holdings[person];
  const words = person === 'owner' ? 'copper kettle lantern' : 'brittle walnut ladder';
  return `${words} ${passwords.length + 1}`;
}
