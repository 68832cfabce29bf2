import { type Contract, defineContract } from '../contract.ts';

/** Every call of the desk counts toward one of these limits. */
const operatorLimits = {
  read: { name: 'operator', limit: 600, windowSeconds: 600 },
  change: { name: 'operator changes', limit: 100, windowSeconds: 600 },
} as const;

/** A call of the operator's desk. */
export function defineOperatorContract<const C extends Omit<Contract, 'tag' | 'access' | 'limit'>>(call: C) {
  return defineContract({
    tag: 'Operator',
    access: 'operator',
    limit: call.method === 'GET' ? operatorLimits.read : operatorLimits.change,
    ...call,
  });
}

export const timeZoneParameter = {
  name: 'timeZone',
  isQuery: true,
  description: 'The time zone of the days and months, such as `America/New_York`. By default, UTC.',
} as const;

/** The period that the figures cover. */
export const periodParameters = [
  { name: 'from', isQuery: true, description: 'First day. By default, 30 days ago.' },
  { name: 'to', isQuery: true, description: 'Last day, included. By default, today.' },
  timeZoneParameter,
] as const;

export const afterParameter = {
  name: 'after',
  isQuery: true,
  description: 'The `next` of the call before.',
} as const;

export const idParameter = {
  name: 'id',
  description: 'From the list or the person.',
  example: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
} as const;
