import { contactMessageYears, dayMs, yearMs } from '../../../shared/lifetimes.ts';
import { removeRows, wasMigratedBefore } from '../../platform/jobs/remove-rows.repository.ts';
import type { RetentionJob } from '../../platform/jobs/retention-jobs.ts';
import type { PersonalData } from '../../platform/security/personal-data.ts';
import { deleteContactMessages, listContactMessages } from './contact.repository.ts';

/**
 * A person's messages to support, if they were sent from an address that is confirmed, or was at the time. The emails to support are stored
 * separately, as messages.
 */
export const contactData: PersonalData = {
  name: 'contactMessages',
  collect: listContactMessages,
  erase: deleteContactMessages,
};

const keptMs = contactMessageYears * yearMs;
/** Gives operators time after the upgrade to answer or export old messages. */
const graceMs = 90 * dayMs;

export const contactRetention: RetentionJob = {
  name: 'contact messages',
  removeSome: removeRows('contactMessages', ['id'], (where, now) =>
    where.and([
      where('createdAt', '<=', new Date(now.getTime() - keptMs)),
      wasMigratedBefore('0026-referral-retention', new Date(now.getTime() - graceMs)),
    ]),
  ),
};
