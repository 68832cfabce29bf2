/** A way to get nginx.conf wrong, and the check that has to find it. */
export type Mistake = { name: string; change: readonly [from: string, to: string]; foundBy: string };

const forwarded = 'proxy_set_header X-Forwarded-For $remote_addr;';

export const mistakes: readonly Mistake[] = [
  {
    name: 'doesn’t pass on the client’s address',
    change: [forwarded, ''],
    foundBy: 'another client has a limit of its own',
  },
  {
    name: 'passes on the address that a client claims',
    change: [forwarded, 'proxy_set_header X-Forwarded-For $http_x_forwarded_for;'],
    foundBy: 'an address that a client claims is not believed',
  },
  {
    name: 'buffers streams',
    change: [forwarded, `${forwarded} proxy_ignore_headers X-Accel-Buffering;`],
    foundBy: 'events arrive while their stream is open',
  },
  {
    name: 'compresses again',
    change: [forwarded, `${forwarded} proxy_set_header Accept-Encoding "";`],
    foundBy: 'a page is compressed once, with Brotli',
  },
  {
    name: 'has nginx’s own limit for bodies',
    change: ['client_max_body_size 10m;', ''],
    foundBy: 'a body over the largest limit gets the server’s own answer',
  },
  { name: 'names its version', change: ['server_tokens off;', ''], foundBy: 'the proxy names no version' },
  { name: 'speaks HTTP/1.1 only', change: ['ssl http2;', 'ssl;'], foundBy: 'a page comes by HTTP/2' },
  {
    name: 'keeps the other name',
    change: ['301 https://www.example.com$', '301 https://$host$'],
    foundBy: 'other addresses lead to the public one',
  },
];
