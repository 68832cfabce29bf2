import type { Request, Response } from 'express';
import type { BodyOf, Contract, PathOf, ResponseOf } from '../../../shared/api/contract.ts';
import type { Session } from '../sessions/session.ts';

/** What a handler receives after everything in the contract has been checked. */
type Call<C extends Contract> = {
  request: Request;
  /** Has the status of the contract's usual response. A handler can set another one from the contract. */
  response: Response;
  body: BodyOf<C>;
  path: PathOf<C>;
  session: SessionOf<C>;
};

type SessionOf<C extends Contract> = C extends { access: 'session' | 'operator' | `live-or-${string}` }
  ? Session
  : C extends { needsSessionFor: object }
    ? Session | undefined
    : undefined;

/** Returns the JSON to send. Handlers write redirects and other content types themselves. */
type Handler<C extends Contract> = (
  call: Call<C>,
) => Handled<ResponseOf<C>> | Promise<Handled<ResponseOf<C>>>;
type Handled<Json> = Json extends undefined ? unknown : Sendable<Json>;

/** What becomes this JSON when it's sent: times may be dates, and lists may be read-only. */
export type Sendable<Json> = Json extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : Json extends object
    ? { [Name in keyof Json]: Sendable<Json[Name]> }
    : string extends Json
      ? Json | Date
      : Json;

type Options = {
  /**
   * The key that the contract's additional limits count together with the address. If it's undefined, they count the
   * address alone.
   */
  limitKey?: (body: unknown, session: Session | undefined) => string | undefined;
  /** Checks the body before it is parsed, for an error that is more helpful than the schema's. */
  inspectBody?: (body: unknown) => void;
};

/** What the record of an operator's call is made of. */
export type OperatorCall = { request: Request; session: Session };

/** A contract with its handler, ready to be mounted. */
export type Route = Options & { contract: Contract; handle: (call: CheckedCall) => unknown };
type CheckedCall = {
  request: Request;
  response: Response;
  body: unknown;
  path: Readonly<Record<string, string>>;
  session: Session | undefined;
};

/** A text of a body that isn't validated yet, for `limitKey`. */
export function findText(body: unknown, name: string): string | undefined {
  const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof text === 'string' ? text : undefined;
}

export function implement<const C extends Contract>(
  contract: C,
  handle: Handler<C>,
  options?: Options,
): Route;
export function implement(contract: Contract, handle: Route['handle'], options?: Options): Route {
  return { contract, handle, ...options };
}
