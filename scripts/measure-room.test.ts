import { expect, it } from 'vitest';
import { computeRoom, measureRoom } from './measure-room.ts';

const memory = 16 * 1024 ** 3;

it.each([
  ['two quiet cores', { cores: 2, idleCores: 1.9, memory }, { testWorkers: 3, journeyWorkers: 6 }],
  ['two busy cores', { cores: 2, idleCores: 0.1, memory }, { testWorkers: 2, journeyWorkers: 2 }],
  ['one core', { cores: 1, idleCores: 1, memory }, { testWorkers: 2, journeyWorkers: 3 }],
  ['many cores', { cores: 32, idleCores: 30, memory }, { testWorkers: 40, journeyWorkers: 8 }],
  ['little memory', { cores: 8, idleCores: 8, memory: 2e9 }, { testWorkers: 4, journeyWorkers: 2 }],
  ['no memory to speak of', { cores: 8, idleCores: 8, memory: 0 }, { testWorkers: 1, journeyWorkers: 1 }],
])('gives %s as much work as fits', (_name, machine, room) => {
  expect(computeRoom(machine)).toEqual(room);
});

it('finds room for at least one of each on this machine', async () => {
  const { testWorkers, journeyWorkers } = await measureRoom();
  expect(testWorkers).toBeGreaterThanOrEqual(1);
  expect(journeyWorkers).toBeGreaterThanOrEqual(1);
});
