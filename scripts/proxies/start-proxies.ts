import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../server/testing/peers/listen-on-loopback.ts';

export type RunningProxy = AsyncDisposable & {
  name: string;
  httpsPort: number;
  /** Where plain HTTP is answered, if the example says what to answer. */
  httpPort: number | undefined;
};

const readExample = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../docs/deploy/${name}`, import.meta.url)), 'utf8');

/** Replaces texts that the example must have. */
function adapt(example: string, replacements: readonly (readonly [from: string, to: string])[]): string {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The example doesn't have: ${from}`);
    return text.replaceAll(from, to);
  }, example);
}

/** Caddy with the example and a certificate of its own authority. */
export async function startCaddy(folder: string, upstreamPort: number): Promise<RunningProxy> {
  const httpsPort = await findFreePort();
  const site = adapt(readExample('Caddyfile'), [
    ['www.example.com {\n', `https://www.example.com:${httpsPort} {\n\ttls internal\n\tbind 127.0.0.1\n`],
    ['\nexample.com {\n', `\nhttps://example.com:${httpsPort} {\n\ttls internal\n\tbind 127.0.0.1\n`],
    ['127.0.0.1:3000', `127.0.0.1:${upstreamPort}`],
  ]);
  const options = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system ${folder}/caddy\n}\n`;
  writeFileSync(`${folder}/Caddyfile`, options + site);
  const args = ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'];
  const child = spawn('caddy', args, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
  return { name: 'Caddy', httpsPort, httpPort: undefined, ...(await watch(child, 'caddy', httpsPort)) };
}

/** nginx with the example in Debian's main file, and a self-signed certificate. `mistake` replaces a part of the example. */
export async function startNginx(
  folder: string,
  upstreamPort: number,
  mistake: readonly (readonly [from: string, to: string])[] = [],
): Promise<RunningProxy> {
  const [httpsPort, httpPort] = [await findFreePort(), await findFreePort()];
  mkdirSync(`${folder}/nginx`);
  const [key, certificate] = [`${folder}/nginx/key.pem`, `${folder}/nginx/certificate.pem`];
  const subject = ['-subj', '/CN=www.example.com', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
  const site = adapt(readExample('nginx.conf'), [
    ...mistake,
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', key],
    ['127.0.0.1:3000', `127.0.0.1:${upstreamPort}`],
  ]);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/nginx/${name};`)
    .join('\n');
  // As in Debian's nginx.conf, compression is on.
  // Its workers would be another user's, who can't write into this folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const main = `${user}daemon off;\npid ${folder}/nginx/pid;\nerror_log ${folder}/nginx/error.log;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\ngzip on;\naccess_log off;\n${paths}\n${site}\n}\n`;
  writeFileSync(`${folder}/nginx/nginx.conf`, main);
  const child = spawn('nginx', ['-c', `${folder}/nginx/nginx.conf`], { stdio: 'inherit' });
  return { name: 'nginx', httpsPort, httpPort, ...(await watch(child, 'nginx', httpsPort)) };
}

/** Resolves once the port accepts connections. */
async function watch(child: ChildProcess, program: string, port: number): Promise<AsyncDisposable> {
  const failed = Promise.withResolvers<never>();
  child.once('error', () =>
    failed.reject(new Error(`There is no ${program}. Install Debian's package of that name.`)),
  );
  child.once('exit', (code) => failed.reject(new Error(`${program} ended with ${code}.`)));
  const exited = once(child, 'exit');
  failed.promise.catch(() => undefined);
  while (!(await Promise.race([accepts(port), failed.promise]))) await sleep(50);
  return {
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
