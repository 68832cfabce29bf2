import type { RequestHandler } from 'express';
import { brand } from '../../../../shared/brand.ts';
import { rateLimits } from '../../../platform/http/rate-limits.ts';
import type { Route } from '../../../platform/http/routes.ts';
import { sendJson } from '../../../platform/http/send-json.ts';
import { collectPersonalData } from '../../../platform/security/personal-data.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { findAccountSubject } from './account-subject.ts';

/** `GET /api/auth/user/export`: everything held about the person, as a file. */
export function createExportRoutes(deps: AuthDependencies): readonly Route[] {
  const { db, clock, logger, personalData, sessions, limit } = deps;

  const exportData: RequestHandler = async (request, response) => {
    const { userId } = await sessions.require(request);
    const data = await collectPersonalData(db, personalData, await findAccountSubject(db, userId));
    const exportedAt = clock.now().toISOString();
    logger.info({ userId }, 'personal data exported');
    const file = `${brand.slug}-my-data-${exportedAt.slice(0, 10)}.json`;
    response.set('Content-Disposition', `attachment; filename="${file}"`);
    sendJson(response, 200, { exportedAt, ...data });
  };

  return [
    {
      method: 'GET',
      path: '/api/auth/user/export',
      handlers: [limit(rateLimits.dataExport), exportData],
    },
  ];
}
