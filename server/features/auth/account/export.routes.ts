import { exportUser } from '../../../../shared/api/account.contract.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { collectPersonalData } from '../../../platform/security/personal-data.ts';
import type { AccountContext } from '../account-context.ts';
import { findAccountSubject } from './account-subject.ts';

/** Returns everything stored about the person, as a file. */
export function createExportRoutes(deps: AccountContext): readonly Route[] {
  const { db, clock, logger, personalData } = deps;
  return [
    implement(exportUser, async ({ session: { userId }, response }) => {
      const data = await collectPersonalData(db, personalData, await findAccountSubject(db, userId));
      const exportedAt = clock.now().toISOString();
      logger.info({ userId }, 'personal data exported');
      const file = `${brand.slug}-my-data-${exportedAt.slice(0, 10)}.json`;
      response.set('Content-Disposition', `attachment; filename="${file}"`);
      return { exportedAt, ...data };
    }),
  ];
}
