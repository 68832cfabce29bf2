import * as z from 'zod';
import { createNameSchema, maxNameLength } from '../validation/person-schemas.ts';
import type { Question, ValueOf } from './question.ts';
import { type Fields, fields, type Questionnaire, questions } from './questions.ts';

const maxKeyListLength = 80;

type InputOf<Asked extends Question> = Asked['kind'] extends 'number' ? number | string : ValueOf<Asked>;
type SchemaOf<Asked extends Question> = Asked['required'] extends true
  ? z.ZodType<ValueOf<Asked>, InputOf<Asked>>
  : z.ZodOptional<z.ZodType<ValueOf<Asked>, InputOf<Asked>>>;
type ShapeOf<List extends readonly Question[]> = {
  [Asked in List[number] as Asked['id']]: SchemaOf<Asked>;
};

/** One schema for each question, by id. The list's type says which. */
function buildShape<List extends readonly Question[]>(list: readonly Question[]): ShapeOf<List>;
function buildShape(list: readonly Question[]): Record<string, z.ZodType> {
  return Object.fromEntries(
    list.map((question) => {
      const schema = buildSchema(question);
      return [question.id, question.required ? schema : schema.optional()];
    }),
  );
}

/** Every message says how to fix the answer. */
function buildSchema({ kind, options, advice, range }: Question): z.ZodType {
  if (kind === 'name') {
    return createNameSchema({
      missing: advice,
      tooLong: `Shorten your name to ${maxNameLength} characters or fewer.`,
    });
  }
  if (kind !== 'number')
    return z.enum(
      options.map(({ value }) => value),
      advice,
    );
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = range ?? {};
  const digits = z
    .string()
    .trim()
    .regex(/^\d{1,9}$/)
    .transform(Number);
  // The range is checked after the union, for its message. This is what the API's documentation shows.
  return z
    .union([z.int().meta({ minimum: min, maximum: max }), digits], { error: advice })
    .pipe(z.number().min(min, advice).max(max, advice));
}

/** The message for a value that isn't an object, or that has fields a quote doesn't have. */
function describeObjectError(issue: z.core.$ZodRawIssue): string {
  if (issue.code !== 'unrecognized_keys') return 'Send the fields of a quote as one object.';
  return `Remove unknown fields: ${issue.keys.join(', ').slice(0, maxKeyListLength)}.`;
}

/**
 * The four fields that start a quote. `age` is a whole number of years, or a string of digits that is converted to one.
 * `name` is trimmed. Unknown fields, including `__proto__`, are rejected.
 */
export const quickInfoSchema = z.strictObject(buildShape<Fields>(fields), { error: describeObjectError });

/**
 * The questionnaire's answers, in the spelling of the options. Skipped optional ones are absent. Unknown fields are
 * rejected.
 */
export const answersSchema = z.strictObject(buildShape<Questionnaire>(questions), {
  error: describeObjectError,
});

/** Everything that a recommendation is based on: the four fields and the answers in one object. */
export const userDataSchema = z
  .strictObject({ ...quickInfoSchema.shape, ...answersSchema.shape }, { error: describeObjectError })
  .meta({ id: 'UserData' });
export type UserData = z.infer<typeof userDataSchema>;
