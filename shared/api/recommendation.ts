import * as z from 'zod';
import { carriersSchema } from '../matching/carrier.ts';
import { userDataSchema } from '../quote/user-data.ts';

/** Body of `POST /api/recommendation`: the four fields and the answers, flat. */
export const recommendationRequestSchema = z.strictObject({ userData: userDataSchema });

/** Answer of `GET /api/carriers`: what the matching works with. */
export const carriersAnswerSchema = z.object({
  carriers: carriersSchema,
  reading: z.enum(['normalised', 'literal']),
});
