import {
  changePassword,
  getHealth,
  getMetrics,
  getReadiness,
  getSecurityText,
} from '../../../shared/api/service.contract.ts';
import { dayMs } from '../../../shared/lifetimes.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { version } from '../../platform/version.ts';
import type { Metrics } from './metrics.ts';

/** RFC 9116 recommends less than a year. */
const securityTextDays = 180;

type Dependencies = {
  config: Pick<Config, 'publicOrigin' | 'supportEmail'>;
  clock: Clock;
  isReady: () => Promise<boolean>;
  hasRoom: () => boolean;
  metrics: Metrics | undefined;
};

/** Routes for programs that monitor the server. Without a configured token, the metrics page doesn't exist. */
export function createServiceRoutes({
  config,
  clock,
  isReady,
  hasRoom,
  metrics,
}: Dependencies): readonly Route[] {
  return [
    implement(getHealth, () => ({ status: 'ok' as const, version })),
    implement(getReadiness, async ({ response }) => {
      const disk = hasRoom() ? ('ok' as const) : ('low' as const);
      if (await isReady()) return { status: 'ready' as const, disk };
      response.status(503);
      return { status: 'not_ready' as const, disk };
    }),
    implement(getSecurityText, ({ response }) => {
      const today = Math.floor(clock.now().getTime() / dayMs);
      const expires = new Date((today + securityTextDays) * dayMs);
      const { publicOrigin, supportEmail } = config;
      const lines = [
        `Contact: mailto:${supportEmail}`,
        `Contact: ${publicOrigin}/contact`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${publicOrigin}${getSecurityText.path}`,
      ];
      response.type('text/plain').send(`${lines.join('\n')}\n`);
    }),
    implement(changePassword, ({ response }) => {
      response.status(302).location('/account?tab=password').end();
    }),
    ...(metrics
      ? [
          implement(getMetrics, async ({ response }) => {
            response.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.write());
          }),
        ]
      : []),
  ];
}
