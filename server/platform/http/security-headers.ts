import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

type Options = {
  /** Whether people reach the site over HTTPS. Without that, HSTS and upgrades make no sense. */
  isHttps: boolean;
  /** Hashes of the inlined style sheets and scripts, as CSP source expressions. */
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
};

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** The security headers, which are the same for every response. */
export function listSecurityHeaders({ isHttps, styleHashes, scriptHashes }: Options): HeaderList {
  const quote = (hash: string) => `'${hash}'`;
  const applyHelmet = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map(quote)],
        styleSrc: ["'self'", ...styleHashes.map(quote)],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Only obsolete browsers need it (frame-ancestors replaced it), and every header costs bytes.
    xFrameOptions: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  applyHelmet(request, response, () => undefined);
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
export function addHeaders(headers: HeaderList): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
