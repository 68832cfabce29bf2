import { sendContactMessage } from '../../../shared/api/messages.contract.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { ContactService } from './contact.service.ts';

export function createContactRoutes({ contact }: { contact: ContactService }): readonly Route[] {
  return [implement(sendContactMessage, ({ body }) => contact.receive(body))];
}
