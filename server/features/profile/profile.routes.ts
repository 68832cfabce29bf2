import type { IncomingMessage } from 'node:http';
import { getProfile, saveProfile } from '../../../shared/api/account.contract.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { ProfileService } from './profile.service.ts';

type Dependencies = {
  profiles: ProfileService;
  /** Returns the page of this site that a form was sent from. */
  getPage: (request: IncomingMessage) => string;
};

/** The signed-in person's own profile. */
export function createProfileRoutes({ profiles, getPage }: Dependencies): readonly Route[] {
  return [
    implement(getProfile, ({ session }) => profiles.getProfile(session.userId)),
    implement(saveProfile, ({ session, body, request }) =>
      profiles.saveProfile(session.userId, body, getPage(request)),
    ),
  ];
}
