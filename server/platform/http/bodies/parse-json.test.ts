import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseJson } from './parse-json.ts';

const schema = z.strictObject({
  text: z.string().min(1).max(5),
  list: z.array(z.string()).max(3).optional(),
});
const deep = '['.repeat(30_000) + ']'.repeat(30_000);

describe('[security 68] JSON from outside', () => {
  it.each([
    ['an object that has no text', '{"text":{"length":{"toString":1}}}'],
    ['an object that has no number', '{"text":{"length":{"valueOf":1,"toString":null}}}'],
    ['a list of such objects', '{"text":{"length":[{"toString":1}]}}'],
    ['a list that is nested too deeply to be printed', `{"text":{"length":${deep}}}`],
    ['an escaped name', '{"text":{"l\\u0065ngth":{"toString":1}}}'],
    ['a repeated name', '{"text":{"length":1,"length":{"toString":1}}}'],
    [
      'a length deep inside',
      `{"text":"x","list":[${'['.repeat(500)}{"length":{"toString":1}}${']'.repeat(500)}]}`,
    ],
    ['a key named __proto__', '{"text":{"__proto__":{"length":{"toString":1}},"length":{"toString":1}}}'],
  ])('reaches the schema without throwing when length is %s', (_name, text) => {
    expect(schema.safeParse(parseJson(text)).success).toBe(false);
  });

  it('keeps the key, so an unknown field is still rejected', () => {
    const parsed = schema.safeParse(parseJson('{"text":"x","length":{"toString":1}}'));
    expect(parsed.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['length'] }]);
  });

  it('changes nothing else', () => {
    const text = '{"length":3,"a":[{"length":"x"},{"length":null},{"toString":1,"\\u0000":[1,{"then":2}]}]}';
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['a value', '{"a":"A\\ud800"}', { a: 'A\ufffd' }],
    ['a value at the top', '"\\udc00b"', '\ufffdb'],
    ['a key', '{"\\ud800":{"b":"\\udfff"}}', { '\ufffd': { b: '\ufffd' } }],
    ['a list, deep inside', '[[["\\ud83d"]]]', [[['\ufffd']]]],
    ['a whole pair, which stays', '{"\\ud83d\\ude00":"\\ud83d\\ude00"}', { '😀': '😀' }],
    ['pairs in the wrong order', '"\\ude00\\ud83d"', '\ufffd\ufffd'],
  ])('repairs half of a surrogate pair in %s', (_name, text, repaired) => {
    expect(parseJson(text)).toEqual(repaired);
  });

  it('repairs a key named __proto__ without setting a prototype', () => {
    const parsed = parseJson('{"__proto__":"\\ud800"}');
    expect(JSON.stringify(parsed)).toBe('{"__proto__":"\ufffd"}');
  });
});
