import type * as z from 'zod';
import { strictly } from './fields.ts';

/** `assistant/*.json`: what the assistant says besides answers. Each file is one field, by its name. */
export const assistantSchema = strictly({});
export type AssistantTexts = z.infer<typeof assistantSchema>;
