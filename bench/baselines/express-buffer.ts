import { readFileSync } from 'node:fs';
import express from 'express';

const body = readFileSync(new URL('../../dist/client/pages/index.html.br', import.meta.url));

const app = express();
app.get('/', (_request, response) => {
  response.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).send(body);
});
app.listen(Number(process.env.PORT), '127.0.0.1');
