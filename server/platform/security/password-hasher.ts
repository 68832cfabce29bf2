import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { createUnavailable } from '../errors.ts';
import { getClientNetwork } from '../http/client-address.ts';
import { createBoundedQueue } from '../jobs/bounded-queue.ts';

/** Argon2id with 19 MiB, two passes, and one lane: OWASP's smallest recommended setting. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxAtOnce = 2;
const maxWaiting = 200;
const maxWaitingPerNetwork = 100;
const retrySeconds = 5;

/** Express's request, with the address of its client. */
type Asker = IncomingMessage & { ip?: string | undefined; res?: ServerResponse | undefined };

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/**
 * Hashes up to two passwords at a time and leaves one processor to everything else, which `bench:sign-in` measures. If
 * more than 200 are waiting, or 100 of the request's network, throws 503 `unavailable` with `Retry-After`. A request
 * whose client is gone gives up its place.
 */
export function createPasswordHasher() {
  const maxRunning = Math.max(1, Math.min(maxAtOnce, availableParallelism() - 1));
  const refuse = () =>
    createUnavailable(retrySeconds, 'Many people are signing in right now. Please try again in a moment.');
  const queue = createBoundedQueue({
    maxRunning,
    maxWaiting,
    maxWaitingPerCaller: maxWaitingPerNetwork,
    refuse,
  });
  const run = <T>(work: () => Promise<T>, request: Asker | undefined) =>
    queue.run(work, request && getClientNetwork(request), request && watchClient(request, refuse));
  return {
    hash: (password: string, request?: Asker) =>
      run(async () => {
        const argon2 = await import('@node-rs/argon2');
        return argon2.hash(password.normalize('NFC'), parameters);
      }, request),
    /**
     * Without a hash, takes the same time as with one and returns false. Keyboards write one character in several ways,
     * so passwords are hashed in NFC. Those of earlier versions were hashed as typed, and still match that way.
     */
    verify: (hash: string | null, password: string, request?: Asker) =>
      run(async () => {
        const argon2 = await import('@node-rs/argon2');
        for (const spelling of new Set([password.normalize('NFC'), password])) {
          if ((await argon2.verify(hash ?? decoyHash, spelling)) && hash !== null) return true;
        }
        return false;
      }, request),
    /** Whether the hash was made with outdated parameters. */
    isOutdated: (hash: string) => !hash.startsWith(prefix),
  };
}

/** Aborts when the client hangs up. */
function watchClient({ res: response }: Asker, explain: () => Error): AbortSignal {
  const hangUp = new AbortController();
  if (response?.destroyed) hangUp.abort(explain());
  response?.once('close', () => hangUp.abort(explain()));
  return hangUp.signal;
}

const { memoryCost, timeCost, parallelism } = parameters;
const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
/** Matches no password, but costs as much as a real hash. */
const decoyHash = `${prefix}${encode(16)}$${encode(32)}`;

function encode(length: number): string {
  return Buffer.alloc(length).toString('base64').replaceAll('=', '');
}
