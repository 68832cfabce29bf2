import type { IncomingMessage } from 'node:http';
import { getProfile, saveProfile } from '../../../shared/api/account.contract.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { ProfileService } from './profile.service.ts';

type Dependencies = {
  profiles: ProfileService;
  /** Returns the page of this site that a form was sent from. */
  readPage: (request: IncomingMessage) => string;
};

/** The signed-in person's own profile. */
export function createProfileRoutes({ profiles, readPage }: Dependencies): readonly Route[] {
  return [
    implement(getProfile, ({ session }) => profiles.readProfile(session.userId)),
    implement(saveProfile, ({ session, body, request }) =>
      profiles.saveProfile(session.userId, body, readPage(request)),
    ),
  ];
}
