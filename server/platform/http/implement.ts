import type { Request, Response } from 'express';
import type { AnswerOf, BodyOf, Contract, PathOf } from '../../../shared/api/contract.ts';
import type { Session } from '../sessions/session.ts';

/** What a handler gets: everything that the contract promises has been checked. */
type Call<C extends Contract> = {
  request: Request;
  /** Its status is that of the contract's first answer; a handler may set another one of them. */
  response: Response;
  body: BodyOf<C>;
  path: PathOf<C>;
  session: SessionOf<C>;
};

type SessionOf<C extends Contract> = C extends { access: `session` | `live-or-${string}` }
  ? Session
  : C extends { needsSessionFor: object }
    ? Session | undefined
    : undefined;

/** Returns the JSON of the answer. Answers of other types, and redirects, are written by the handler itself. */
type Handler<C extends Contract> = (call: Call<C>) => Handled<AnswerOf<C>> | Promise<Handled<AnswerOf<C>>>;
type Handled<Json> = Json extends undefined ? unknown : Json;

type Options = {
  /** What the contract's further limits count, together with the address; undefined counts the address alone. */
  limitKey?: (body: unknown, session: Session | undefined) => string | undefined;
  /** Looks at the body before it is parsed, for an error that is more telling than the schema's. */
  inspectBody?: (body: unknown) => void;
};

/** A contract with the code that serves it, ready to be mounted. */
export type Route = Options & { contract: Contract; handle: (call: CheckedCall) => unknown };
type CheckedCall = {
  request: Request;
  response: Response;
  body: unknown;
  path: Readonly<Record<string, string>>;
  session: Session | undefined;
};

/** Joins a contract with the code that serves it. */
export function implement<const C extends Contract>(
  contract: C,
  handle: Handler<C>,
  options?: Options,
): Route;
export function implement(contract: Contract, handle: Route['handle'], options?: Options): Route {
  return { contract, handle, ...options };
}
