import { messages } from './messages.ts';
/** The examples that people can insert into the form. */
export const trialExamples: readonly { label: string; text: string }[] = [
  {
    label: messages.trial.examples.pageView,
    text: write({
      action: 'track_event',
      data: {
        eventId: '0f8fad5b-d9cb-469f-a165-70867728950e',
        sessionId: 'tab-4711',
        eventName: 'page_view',
        eventType: 'navigation',
        pageRoute: '/offer',
        additionalData: { title: 'Our offer', firstSource: 'newsletter' },
      },
    }),
  },
  {
    label: messages.trial.examples.several,
    text: write([
      { action: 'track_funnel', data: { sessionId: 'tab-4711', step: 'checkout' } },
      {
        action: 'track_event',
        data: {
          sessionId: 'tab-4711',
          eventName: 'click',
          elementClicked: 'Buy',
          additionalData: { price: 26 },
        },
      },
    ]),
  },
  {
    label: messages.trial.examples.invalid,
    text: write([
      { action: 'track_event', data: { eventName: 'signed_up', additionalData: { userEmail: 'a' } } },
      { action: 'track_funnel', data: { eventId: '4711' } },
      { action: 'sing' },
    ]),
  },
];

function write(events: unknown): string {
  return JSON.stringify(events, null, 2);
}
