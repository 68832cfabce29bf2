import type { SiteEvent } from './create-event.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Finds events that the server rejected only for their time although this device has just recorded them, which means
 * its clock is wrong. Returns them without the time, so that the server's counts.
 */
export function findClockSkewedEvents(
  events: readonly SiteEvent[],
  answer: unknown,
  nowMs: number,
): SiteEvent[] {
  return readRejections(answer).flatMap(({ index, code }) => {
    const event = events[index];
    if (!event || !/^occurred_/.test(code)) return [];
    const age = nowMs - Date.parse(event.data.occurredAt ?? '');
    return Math.abs(age) < dayMs ? [withoutTime(event)] : [];
  });
}

function withoutTime(event: SiteEvent): SiteEvent {
  const { occurredAt: _wrong, ...data } = event.data;
  return Object.assign({ ...event }, { data });
}

function readRejections(answer: unknown): { index: number; code: string }[] {
  if (typeof answer !== 'object' || answer === null || !('rejected' in answer)) return [];
  return Array.isArray(answer.rejected) ? answer.rejected.filter(isRejection) : [];
}

function isRejection(value: unknown): value is { index: number; code: string } {
  if (typeof value !== 'object' || value === null || !('index' in value) || !('code' in value)) return false;
  return typeof value.index === 'number' && typeof value.code === 'string';
}
