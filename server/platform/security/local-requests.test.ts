import { expect, it } from 'vitest';
import { isOwnAddress } from './local-requests.ts';

const interfaces = [
  { address: '127.0.0.1', cidr: '127.0.0.1/8' },
  { address: '192.168.1.5', cidr: '192.168.1.5/24' },
  { address: 'fd00::5', cidr: 'fd00::5/64' },
];

it.each([
  ['127.0.0.1', true, true],
  ['::ffff:127.0.0.1', true, true],
  ['::1', true, true],
  ['192.168.1.5', true, true],
  ['192.168.1.1', false, true],
  ['fd00::1', false, true],
  ['192.168.2.1', false, false],
  ['10.0.0.1', false, false],
  ['203.0.113.7', false, false],
  ['', false, false],
])(
  '[security 75] treats a request from %j as local: %s on its own machine, %s in a container',
  (address, onMachine, inContainer) => {
    expect(isOwnAddress(address, { interfaces, isContainer: false })).toBe(onMachine);
    expect(isOwnAddress(address, { interfaces, isContainer: true })).toBe(inContainer);
  },
);
