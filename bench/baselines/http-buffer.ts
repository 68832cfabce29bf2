import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(new URL('../../dist/client/pages/index.html.br', import.meta.url));
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': body.length,
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
