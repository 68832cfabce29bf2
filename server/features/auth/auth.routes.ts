import type { Route } from '../../platform/http/implement.ts';
import { createUserRoutes } from './account/user.routes.ts';
import type { AccountContext } from './account-context.ts';
import { createSignUpRoutes } from './email/sign-up.routes.ts';
import { createFactorRoutes } from './factors/factors.routes.ts';
import { createGoogleRoutes } from './google/google.routes.ts';
import { createExchangeRoutes } from './links/exchange.routes.ts';
import { createPasskeyRoutes } from './passkeys/passkeys.routes.ts';
import { createRecoveryRoutes } from './passwords/recovery.routes.ts';
import { createPhoneRoutes } from './phone/phone.routes.ts';
import { createEventRoutes } from './sessions/events.routes.ts';
import { createSessionRoutes } from './sessions/sessions.routes.ts';
import { createSignInRoutes } from './sessions/sign-in.routes.ts';

export function createAuthRoutes(deps: AccountContext): readonly Route[] {
  return [
    ...createSessionRoutes(deps),
    ...createSignInRoutes(deps),
    ...createEventRoutes(deps),
    ...createSignUpRoutes(deps),
    ...createRecoveryRoutes(deps),
    ...createExchangeRoutes(deps),
    ...createUserRoutes(deps),
    ...createPhoneRoutes(deps),
    ...createGoogleRoutes(deps),
    ...createFactorRoutes(deps),
    ...createPasskeyRoutes(deps),
  ];
}
