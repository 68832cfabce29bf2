import type { Services } from '../../server/services.ts';
import type { Random } from '../../shared/seeded-random.ts';
import type { SeedClock } from './seed-clock.ts';

const contacts = [
  {
    name: 'Dana Pruitt',
    email: 'dana@example.com',
    subject: 'Changing my coverage amount',
    message: 'I asked for $250,000 and would now like $500,000.\nDo I have to answer everything again?',
  },
  {
    name: 'Luis Herrera',
    email: 'luis@example.com',
    subject: 'Is this available in Alaska?',
    message: 'I live near Fairbanks. Which of your carriers write policies here?',
  },
  {
    name: 'Priya Nair',
    email: 'priya@example.com',
    subject: '',
    message: 'Thank you, the reasons next to my match were really helpful.',
  },
  {
    name: 'Owen Gallagher',
    email: 'owen@example.com',
    subject: 'Delete my data',
    message: 'I found the button in the account settings, but what happens to the emails I sent you?',
  },
  {
    name: 'Mei Tanaka',
    email: 'mei@example.com',
    subject: 'Partner question',
    message: 'We run a blog for new parents and would like to link to your calculator. Is that okay?',
  },
  {
    name: 'Casey Morgan',
    email: 'casey@example.com',
    subject: 'No answer from the carrier yet',
    message: 'I went on to the carrier’s site last week and haven’t heard back. Can you help?',
  },
];

/** Stores contact messages, spread over the month, together with the emails to support. */
export async function storeContacts(
  services: Services,
  { clock, random, days }: { clock: SeedClock; random: Random; days: number },
): Promise<void> {
  for (const [index, contact] of contacts.entries()) {
    const daysAgo = days - Math.floor((index * days) / contacts.length);
    clock.goTo(daysAgo, 8 * 60 + random.below(10 * 60));
    await services.contact.receive({ ...contact, messageId: random.uuid() });
  }
}
