import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { signWebhook } from '../../server/platform/messages/webhook-signature.ts';
import { referralWebhookSchema } from '../../shared/api/webhooks/referral-webhook.ts';
import { listCodeBlocks } from './code-blocks.ts';
import { canRun, runProgram } from './run-example.ts';
import { webhookCallers } from './webhook-callers.ts';

const vectorsSchema = z.array(
  z.strictObject({
    secret: z.string(),
    id: z.string(),
    timestamp: z.string(),
    body: z.string(),
    signature: z.string(),
  }),
);
type Vector = z.infer<typeof vectorsSchema>[number];

const blocks = listCodeBlocks('docs/webhooks.md');
const findBlock = (language: string) => blocks.find((block) => block.language === language)?.code ?? '';
const vectors = vectorsSchema.parse(JSON.parse(findBlock('json')));

const seconds = 300;
const build = ({ id, timestamp, signature, body, secret }: Vector, late = 0) => ({
  headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature },
  body,
  secret,
  now: Number(timestamp) + late,
});
type Case = Omit<ReturnType<typeof build>, 'headers'> & { headers: Record<string, string> };
const cases: readonly (readonly [expected: boolean, Case])[] = vectors.flatMap((vector) => {
  const { signature, timestamp } = vector;
  const { 'webhook-signature': _signature, ...unsigned } = build(vector).headers;
  return [
    [true, build(vector)],
    [true, build(vector, seconds)],
    [true, build(vector, -seconds)],
    [true, build({ ...vector, signature: `v1,${'A'.repeat(43)}= v2,x ${signature}` })],
    [false, build(vector, seconds + 1)],
    [false, build(vector, -seconds - 1)],
    [false, build({ ...vector, body: `${vector.body} ` })],
    [false, build({ ...vector, id: `${vector.id}x` })],
    [false, build({ ...vector, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' })],
    [false, build({ ...vector, timestamp: String(Number(timestamp) + 1) })],
    [false, build({ ...vector, signature: signature.replace('v1,', 'v1') })],
    [false, build({ ...vector, signature: signature.replace('v1,', '') })],
    [false, build({ ...vector, signature: '' })],
    [false, { ...build(vector), headers: unsigned }],
    [false, { ...build(vector), headers: {} }],
  ] as const;
});

describe('docs/webhooks.md', () => {
  it.each(vectors)(
    'has the signature of $id as the server signs it',
    ({ secret, id, timestamp, body, signature }) => {
      const headers = signWebhook(secret, { id, sentAt: new Date(Number(timestamp) * 1000), body });
      expect(headers['Webhook-Signature']).toBe(signature);
    },
  );

  it('shows a message as the server sends it, and its vector', () => {
    const [vector] = vectors;
    expect(findBlock('http')).toBe(
      `Content-Type: application/json
Webhook-Id: ${vector?.id}
Webhook-Timestamp: ${vector?.timestamp}
Webhook-Signature: ${vector?.signature}

${vector?.body}`,
    );
    const message = referralWebhookSchema.parse(JSON.parse(vector?.body ?? ''));
    expect(JSON.stringify(message)).toBe(vector?.body);
  });

  it('has code in languages that are run here', () => {
    const shown = blocks.map(({ language }) => language).filter((name) => name !== 'http' && name !== 'json');
    expect(shown).toEqual(Object.keys(webhookCallers));
    expect(canRun('js')).toBe(true);
  });

  it.for(Object.entries(webhookCallers))(
    'verifies messages as written in %s',
    async ([language, caller], context) => {
      context.skip(!canRun(language), `This machine has no ${language}.`);
      const files: Record<string, string> = {
        ...caller.files,
        [caller.example]: findBlock(language),
        'cases.json': JSON.stringify(cases.map(([, each]) => each)),
      };
      const answer = await runProgram({ language, files, main: caller.main });
      expect(JSON.parse(answer)).toEqual(cases.map(([expected]) => expected));
    },
  );
});
