import * as z from 'zod';

/** 200 answer of `GET /api/openapi.json`, as far as it describes itself. */
export const openapiAnswerSchema = z.looseObject({ openapi: z.string(), paths: z.looseObject({}) });
