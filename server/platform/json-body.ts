import express, { type RequestHandler } from 'express';
import { AppError } from './errors.ts';

const parseJson = express.json({ limit: '64kb', strict: true });

/** Reads a JSON body of at most 64 KiB. A body of any other content type answers 415. */
export const readJsonBody: RequestHandler = (request, response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || request.headers['content-length'] !== undefined;
  if (hasBody && request.headers['content-length'] !== '0' && !request.is('application/json')) {
    next(
      new AppError(
        415,
        'unsupported_media_type',
        'Send the body as JSON with Content-Type: application/json.',
      ),
    );
    return;
  }
  parseJson(request, response, next);
};
