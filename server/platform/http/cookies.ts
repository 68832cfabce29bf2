import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * One of our cookies: HttpOnly, SameSite=Lax, for the whole site. On HTTPS, the cookie is Secure and named `__Host-…`, so no other host can set it (RFC 6265bis
 * 4.1.3.2).
 */
export function createCookie(baseName: string, publicOrigin: string) {
  const isHttps = publicOrigin.startsWith('https:');
  const name = isHttps ? `__Host-${baseName}` : baseName;
  /** Sets the cookie on the response. A second call for the same response replaces the first. */
  const send = (response: ServerResponse, value: string, maxAge: number) => {
    const options = { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/', maxAge } as const;
    const others = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
    response.setHeader('Set-Cookie', [
      ...others.filter((cookie) => !cookie.startsWith(`${name}=`)),
      stringifySetCookie({ name, value, ...options }),
    ]);
  };
  return {
    name,
    read: (request: IncomingMessage) => parseCookie(request.headers.cookie ?? '')[name],
    send,
    clear: (response: ServerResponse) => send(response, '', 0),
  };
}
