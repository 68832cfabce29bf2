import { describe, expect, it } from 'vitest';
import { createLogOn, createPrettyStream } from './logger.ts';

const line = {
  requestId: 'id-1',
  method: 'GET',
  name: { route: '/', group: 'site' },
  status: 200,
  startedAt: Date.now(),
  isComplete: true,
};

function collect(level = 'info') {
  const lines: string[] = [];
  return { log: createLogOn(level, { write: (line) => void lines.push(line) }), lines };
}

describe('logger', () => {
  it('[security 44] redacts secrets', () => {
    const { log, lines } = collect();
    log.logger.info(
      { password: 'hunter2', request: { email: 'a@b.example', body: 'secret' }, name: 'kept' },
      'text',
    );
    expect(lines.join('')).not.toMatch(/hunter2|a@b|"secret"/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ password: '[redacted]', name: 'kept', msg: 'text' });
  });

  it('[security 44] writes one line, no matter what the text contains', () => {
    const { log, lines } = collect();
    log.writeRequestLine({ ...line, name: { route: '/a"\n{"level":50}', group: 'site' } });
    expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 30,
      time: expect.any(Number),
      requestId: 'id-1',
      method: 'GET',
      route: '/a"\n{"level":50}',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
  });

  it('warns of a client that went away', () => {
    const { log, lines } = collect();
    log.writeRequestLine({ ...line, isComplete: false });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, msg: 'request aborted by the client' });
  });

  it('keeps errors with their causes', () => {
    const { log, lines } = collect();
    const cause = Object.assign(new Error('inner'), { code: 'SQLITE_BUSY' });
    log.logger.error(
      { err: Object.assign(new Error('outer', { cause }), { code: 'SQLITE_BUSY' }) },
      'failed',
    );
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ message: 'outer: inner', code: 'SQLITE_BUSY' });
  });

  it('writes lines for people with time, level, message, fields, and the stack of an error', () => {
    const lines: string[] = [];
    const { logger, announce } = createLogOn(
      'warn',
      createPrettyStream({ write: (line) => void lines.push(line) }),
    );
    announce({ version: '1.2.3' }, 'ready');
    logger.info('left out');
    logger.error({ requestId: 'id-1', err: new Error('broken') }, 'request failed');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^[\d:.]{12} INFO {2}ready version="1\.2\.3"\n$/);
    expect(lines[1]).toMatch(/^[\d:.]{12} ERROR request failed requestId="id-1"\n {4}Error: broken\n {8}at /);
  });

  it('respects the level', () => {
    const { log, lines } = collect('error');
    log.logger.info('text');
    log.writeRequestLine(line);
    expect(lines).toEqual([]);
  });
});
