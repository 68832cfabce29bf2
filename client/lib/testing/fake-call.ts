import type { ResponseOf } from '../../../shared/api/contract.ts';
import type { Api } from '../../../shared/api/contracts.ts';

export type FakeInput = {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
};

/** A `call` whose responses come from `answer`, even if the contract disagrees. */
export function createFakeCall(answer: (name: string, input: FakeInput) => Promise<unknown>) {
  function call<K extends keyof Api>(
    name: K,
    ...input: readonly (FakeInput | undefined)[]
  ): Promise<ResponseOf<Api[K]>>;
  function call(name: string, input: FakeInput = {}): Promise<unknown> {
    return answer(name, input);
  }
  return call;
}
