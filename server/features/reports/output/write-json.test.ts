import { expect, it } from 'vitest';
import { writeJson } from './write-report.ts';

it('[security 44] escapes control characters that a terminal would obey, without changing the meaning', () => {
  const value = { name: '\u001b[2J\u009b31m\u007f\u202e\n', count: 1 };
  const text = writeJson(value, 2);
  expect(text).toBe('{\n  "name": "\\u001b[2J\\u009b31m\\u007f\\u202e\\n",\n  "count": 1\n}');
  expect(JSON.parse(text)).toEqual(value);
});
