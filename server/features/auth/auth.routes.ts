import type { Route } from '../../platform/http/implement.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { createEmailRoutes } from './email/email.routes.ts';
import { createFactorRoutes } from './factors/factors.routes.ts';
import { createGoogleRoutes } from './google/google.routes.ts';
import { createReauthenticationRoutes } from './passwords/reauthentication.routes.ts';
import { createPhoneRoutes } from './phone/phone.routes.ts';
import { createEventRoutes } from './sessions/events.routes.ts';
import { createExchangeRoutes } from './sessions/exchange.routes.ts';
import { createSessionRoutes } from './sessions/sessions.routes.ts';
import { createSignInRoutes } from './sessions/sign-in.routes.ts';
import { createExportRoutes } from './users/export.routes.ts';
import { createUserRoutes } from './users/user.routes.ts';

export function createAuthRoutes(deps: AuthDependencies): readonly Route[] {
  return [
    ...createSessionRoutes(deps),
    ...createSignInRoutes(deps),
    ...createEventRoutes(deps),
    ...createEmailRoutes(deps),
    ...createExchangeRoutes(deps),
    ...createUserRoutes(deps),
    ...createPhoneRoutes(deps),
    ...createReauthenticationRoutes(deps),
    ...createExportRoutes(deps),
    ...createGoogleRoutes(deps),
    ...createFactorRoutes(deps),
  ];
}
