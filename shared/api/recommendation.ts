import * as z from 'zod';
import { userDataSchema } from '../quote/user-data.ts';

/** Body of `POST /api/recommendation`: the four fields and the answers, flat. */
export const recommendationRequestSchema = z.strictObject({ userData: userDataSchema });
