import type { Route } from '../../platform/http/implement.ts';
import { createFigureRoutes } from './figures.routes.ts';
import { createInboxRoutes } from './inbox.routes.ts';
import { createOperationRoutes } from './operation.routes.ts';
import { createPeopleRoutes } from './people.routes.ts';

type Dependencies = Parameters<typeof createOperationRoutes>[0];
export function createOperatorRoutes(deps: Dependencies): readonly Route[] {
  return [
    ...createFigureRoutes(deps),
    ...createInboxRoutes(deps),
    ...createPeopleRoutes(deps),
    ...createOperationRoutes(deps),
  ];
}
