import * as z from 'zod';

/** 200 answer of `GET /healthz`. */
export const healthAnswerSchema = z.object({ status: z.literal('ok') });

/** Answer of `GET /readyz`: 200 when the server can serve, else 503. */
export const readinessAnswerSchema = z.object({ status: z.enum(['ready', 'not_ready']) });
