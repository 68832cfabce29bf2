/**
 * How operators start the server. With Node's own limit for new objects, an overload takes up to 300 MB more memory, and
 * how much depends on how fast the machine is.
 */
export const serverCommand = ['--max-semi-space-size=8', 'server/main.ts'] as const;
