import { getHealth, getReadiness } from '../../../shared/api/service.contract.ts';
import { implement, type Route } from '../../platform/http/implement.ts';

export function createHealthRoutes({ isReady }: { isReady: () => Promise<boolean> }): readonly Route[] {
  return [
    implement(getHealth, () => ({ status: 'ok' as const })),
    implement(getReadiness, async ({ response }) => {
      if (await isReady()) return { status: 'ready' as const };
      response.status(503);
      return { status: 'not_ready' as const };
    }),
  ];
}
