import { fileURLToPath } from 'node:url';
import express from 'express';
import expressStaticGzip from 'express-static-gzip';

const folder = fileURLToPath(new URL('../../dist/client/pages/', import.meta.url));
const app = express();
app.use(expressStaticGzip(folder, { enableBrotli: true, orderPreference: ['br'] }));
app.listen(Number(process.env.PORT), '127.0.0.1');
