import { randomBytes } from 'node:crypto';
import { formatCount } from '../../../shared/format/plurals.ts';
import { parseConfig } from '../../config.ts';
import { openFactorSecret, sealFactorSecret } from '../../features/auth/factors/factor-secret.ts';
import { listSealedSecrets, updateSealedSecret } from '../../features/auth/users/factors.repository.ts';
import { findDatabaseFile } from '../../platform/database/database.ts';
import { createSecrets } from '../../platform/security/secrets.ts';
import { defineCommand } from './command.ts';
import { changeDatabase } from './open-database.ts';

export const rotateSecretCommand = defineCommand({
  name: 'rotate-secret',
  summary: 'Changes SESSION_SECRET without breaking anyone’s authenticator app.',
  forms: ['', '--finish'],
  options: { finish: { type: 'boolean', help: 'encrypts every app’s secret with the new SESSION_SECRET' } },
  details: [
    '1. Run it, and set SESSION_SECRET_PREVIOUS and SESSION_SECRET as it says. Restart the server: both secrets work now.',
    '2. Run it with --finish. Then remove SESSION_SECRET_PREVIOUS, and restart the server.',
    'Six-digit codes sent in the last few minutes stop working at the first restart. People can request new ones.',
  ],
  async run({ finish }, _positionals, { environment }) {
    const config = parseConfig(environment);
    if (!finish) {
      if (config.previousSessionSecret !== undefined) {
        // With a third secret, everything that is still encrypted with the first one would be lost.
        throw new Error(
          'SESSION_SECRET_PREVIOUS is set, so a change is under way. Finish it with `npm run ops -- rotate-secret --finish`, and remove SESSION_SECRET_PREVIOUS.',
        );
      }
      const secret = randomBytes(32).toString('hex');
      const lines = [
        'Set these two, restart the server, and then run this command with --finish:',
        '',
        'SESSION_SECRET_PREVIOUS=<the value that SESSION_SECRET has now>',
        `SESSION_SECRET=${secret}`,
      ];
      return { text: `${lines.join('\n')}\n`, json: { newSecret: secret } };
    }
    if (config.previousSessionSecret === undefined || config.sessionSecret === undefined) {
      throw new Error('Set both SESSION_SECRET (new) and SESSION_SECRET_PREVIOUS (old) first.');
    }
    const secrets = createSecrets({
      secret: config.sessionSecret,
      previousSecret: config.previousSessionSecret,
      isProduction: config.isProduction,
      databaseFile: findDatabaseFile(config.databaseUrl),
    });
    const counts = await changeDatabase(config.databaseUrl, ({ db }) =>
      db.transaction().execute(async (trx) => {
        const found = { encrypted: 0, unreadable: 0 };
        for (const { id, encryptedSecret } of await listSealedSecrets(trx)) {
          const opened = openFactorSecret(secrets, id, encryptedSecret);
          if (!opened) found.unreadable += 1;
          if (!opened?.isPrevious) continue;
          await updateSealedSecret(trx, id, sealFactorSecret(secrets, id, opened.secret));
          found.encrypted += 1;
        }
        return found;
      }),
    );
    const lines = [
      `Encrypted ${formatCount(counts.encrypted, { one: '# secret', other: '# secrets' })} with the new SESSION_SECRET.`,
      ...(counts.unreadable > 0
        ? [
            `${counts.unreadable} can’t be decrypted with either one. They were added with another SESSION_SECRET.`,
          ]
        : []),
      'Now remove SESSION_SECRET_PREVIOUS, and restart the server.',
    ];
    return { text: `${lines.join('\n')}\n`, json: counts };
  },
});
