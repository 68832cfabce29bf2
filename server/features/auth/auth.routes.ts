import type { Route } from '../../platform/routes.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { createEmailRoutes } from './email.routes.ts';
import { createEventRoutes } from './events.routes.ts';
import { createExchangeRoutes } from './exchange.routes.ts';
import { createExportRoutes } from './export.routes.ts';
import { createFactorRoutes } from './factors.routes.ts';
import { createGoogleRoutes } from './google.routes.ts';
import { createPhoneRoutes } from './phone.routes.ts';
import { createReauthenticationRoutes } from './reauthentication.routes.ts';
import { createSessionRoutes } from './sessions.routes.ts';
import { createSignInRoutes } from './sign-in.routes.ts';
import { createUserRoutes } from './user.routes.ts';

/** Everything under `/api/auth`. */
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
