/** How Chromium starts for every check: able to run inside containers, and without any outside connections. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pages of tests live for seconds, in which optimizing their scripts takes longer than it saves. */
export const testBrowserArguments = [...browserArguments, '--js-flags=--no-opt,--no-maglev'];
