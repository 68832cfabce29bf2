import type { RequestListener } from 'node:http';
import { createResponseChecker } from './response-checker.ts';

/** Errors that any server may return before a contract applies. */
const anywhere = /"code":"(invalid_request|method_not_allowed)"/;

/** Shared by all apps, because describing every contract takes longer than most tests. */
let check: ReturnType<typeof createResponseChecker> | undefined;

/** Wraps a listener to compare every response with its contract, and reports the differences. */
export function watchResponses(
  listener: RequestListener,
  report: (difference: string) => void,
): RequestListener {
  const compare: ReturnType<typeof createResponseChecker> = (method, url, answer) => {
    // A call that isn't set up here gets the site's page.
    if (anywhere.test(answer.text) || (answer.status === 404 && answer.text.startsWith('<'))) return [];
    try {
      check ??= createResponseChecker();
      return check(method, url, answer);
    } catch (cause) {
      return [String(cause)];
    }
  };
  return (request, response) => {
    const { method = '', url = '' } = request;
    const end: unknown = response.end;
    if (typeof end !== 'function') throw new TypeError('A response has no end.');
    Object.assign(response, {
      end(chunk?: unknown, ...others: unknown[]) {
        const text = typeof chunk === 'string' || Buffer.isBuffer(chunk) ? chunk.toString() : '';
        for (const difference of compare(method, url, { status: response.statusCode, text })) {
          report(`${method} ${url} answered ${response.statusCode}: ${difference} ${text.slice(0, 300)}`);
        }
        return Reflect.apply(end, response, [chunk, ...others]);
      },
    });
    listener(request, response);
  };
}
