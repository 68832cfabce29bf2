import { describe, expect, it } from 'vitest';
import { brand } from '../shared/site/brand.data.ts';
import { ConfigError, parseConfig } from './config.ts';
import { settingNames } from './settings.ts';

const secret = '0123456789abcdef'.repeat(2);

function without<Values extends object, Name extends keyof Values>(
  values: Values,
  name: Name,
): Omit<Values, Name> {
  const { [name]: _left, ...rest } = values;
  return rest;
}

const nameSettings = (errors: readonly string[]) => errors.map((error) => error.split(' ')[0]);

function listErrors(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
}

describe('parseConfig', () => {
  it('works without any settings', () => {
    expect(parseConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      publicOrigin: 'http://localhost:3000',
    });
  });

  it('treats blank values as unset', () => {
    expect(parseConfig({ PORT: '', PUBLIC_ORIGIN: ' ', SITE_FOLDER: '' })).toEqual(parseConfig({}));
  });

  it('says which setting an editor’s byte order mark hides', () => {
    expect(listErrors({ '\ufeffPORT': '8080' })).toEqual([
      'PORT comes after a byte order mark. Save the file of the settings as UTF-8 without one.',
    ]);
  });

  it.each([
    ['METRICS_TOKEN', secret],
    ['SESSION_SECRET', secret],
    ['LLM_API_KEY', secret],
    ['GOOGLE_CLIENT_SECRET', secret],
    ['TWILIO_AUTH_TOKEN', secret],
    ['REFERRAL_WEBHOOK_SECRET', `whsec_${Buffer.from(secret).toString('base64')}`],
    ['POSTBACK_SECRETS', `alderpoint=whsec_${Buffer.from(secret).toString('base64')}`],
    ['ANALYTICS_KEYS', `billing:${secret}`],
    ['MAIL_URL', 'smtp://user:password@email.example.com:587'],
    ['DATABASE_URL', 'postgres://site:password@db.example/site'],
    ['DATABASE_REPLICA_URL', 'postgres://site:password@copy.example/site'],
    ['PUBLIC_ORIGIN', 'https://www.example.com'],
  ])('ignores a line break and spaces around %s', (name, value) => {
    const others = {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: secret,
      LLM_BASE_URL: 'http://localhost:1/v1',
      LLM_MODEL: 'small',
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: secret,
      TWILIO_FROM: '+15550100123',
      REFERRAL_WEBHOOK_URL: 'https://crm.example.com/hook',
      REFERRAL_WEBHOOK_SECRET: `whsec_${Buffer.from(secret).toString('base64')}`,
      DATABASE_URL: 'postgres://site@db.example/site',
      SESSION_SECRET: secret,
    };
    const { previousSessionSecret: _kept, ...padded } = parseConfig({ ...others, [name]: ` ${value}\n` });
    expect(padded).toMatchObject(without(parseConfig({ ...others, [name]: value }), 'previousSessionSecret'));
  });

  it.each(['\r', '\n', ' \t', '\ufeff'])('requires as much after a setting with %j', (end) => {
    expect(nameSettings(listErrors({ NODE_ENV: `production${end}` }))).toEqual([
      'PUBLIC_ORIGIN',
      'SESSION_SECRET',
    ]);
    expect(nameSettings(listErrors({ SMS_PROVIDER: `${end}twilio` }))).toContain('TWILIO_FROM');
    expect(nameSettings(listErrors({ DATABASE_URL: `${end}postgres://db.example/site` }))).toEqual([
      'SESSION_SECRET',
    ]);
  });

  it.each(['METRICS_TOKEN', 'LLM_API_KEY'])('refuses a %s that no header can carry', (name) => {
    for (const value of [`${secret}\n${secret}`, `${secret}\u200b.`, `„${secret}“`]) {
      const [error] = listErrors({
        LLM_BASE_URL: 'http://localhost:1/v1',
        LLM_MODEL: 'small',
        [name]: value,
      });
      expect(error).toMatch(new RegExp(`^${name} has .* It must be one line of plain letters`));
    }
  });

  it('still decrypts what an earlier version encrypted with the white space around the secret', () => {
    expect(parseConfig({ SESSION_SECRET: `${secret}\n` })).toMatchObject({
      sessionSecret: secret,
      previousSessionSecret: `${secret}\n`,
    });
    expect(parseConfig({ SESSION_SECRET: secret }).previousSessionSecret).toBeUndefined();
    expect(parseConfig({ SESSION_SECRET: '  ' }).previousSessionSecret).toBeUndefined();
  });

  it.each([
    'postgres://site:pa#ss@db.example/site',
    'postgres://site:12#4@db.example/site',
    'postgres://site:p/ss@db.example/site',
    'postgres://site:p?ss@db.example/site',
    'postgres://site:100%@db.example/site',
    'postgres://site:secret@db.example:port/site',
  ])('names the setting, and says how to write a password, for %s', (url) => {
    for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL']) {
      const valid = 'postgres://db.example/site';
      const [error, ...more] = listErrors({ SESSION_SECRET: secret, DATABASE_URL: valid, [name]: url });
      expect(more).toEqual([]);
      expect(error).toMatch(new RegExp(`^${name} has \\d+ characters.* write # as %23`));
      expect(error).not.toContain(url);
    }
  });

  it.each([
    'postgres://site:pa%23ss@db.example/site',
    'postgresql://db.example:5433/site?sslmode=require',
    'postgres://postgres@%2Fvar%2Frun%2Fpostgresql/site',
    'postgres:///site?host=/var/run/postgresql',
    'postgres://site:secret@/site?host=/var/run/postgresql',
    'postgres://site:p@ss@[::1]/site',
  ])('accepts %s', (url) => {
    expect(parseConfig({ SESSION_SECRET: secret, DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('derives the origin from the port', () => {
    expect(parseConfig({ PORT: '8099' }).publicOrigin).toBe('http://localhost:8099');
  });

  it('reports all errors together', () => {
    const errors = listErrors({
      NODE_ENV: 'production',
      PORT: 'http',
      DATABASE_URL: 'mysql://db',
      TRUST_PROXY: 'true',
      RATE_LIMIT_FACTOR: '0',
      SESSION_SECRET: 'short',
    });
    expect(nameSettings(errors).toSorted()).toEqual([
      'DATABASE_URL',
      'PORT',
      'PUBLIC_ORIGIN',
      'RATE_LIMIT_FACTOR',
      'SESSION_SECRET',
      'TRUST_PROXY',
    ]);
  });

  it('[security 50] requires an origin and a secret in production', () => {
    expect(listErrors({ NODE_ENV: 'production' })).toEqual([
      'PUBLIC_ORIGIN is not set. It must be set in production.',
      'SESSION_SECRET is not set. It must be set in production.',
    ]);
    const environment = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://www.example.com',
      SESSION_SECRET: secret,
    };
    expect(parseConfig(environment)).toMatchObject({
      isProduction: true,
      publicOrigin: 'https://www.example.com',
    });
  });

  it.each(['example.com', 'https://example.com/path', 'ftp://example.com', 'javascript:alert(1)'])(
    'refuses %s as the public origin',
    (value) => {
      expect(listErrors({ PUBLIC_ORIGIN: value })).toHaveLength(1);
    },
  );
});

describe('errors of settings', () => {
  it.each([
    ['PORT', 'http', 'PORT is “http”. It must be a whole number from 0 to 65535.'],
    ['NODE_ENV', 'prod', 'NODE_ENV is “prod”. It must be development, production, or test.'],
    ['LOG_FORMAT', 'text\nx', 'LOG_FORMAT is “text·x”. It must be json or pretty.'],
    [
      'SUPPORT_EMAIL',
      'me',
      'SUPPORT_EMAIL is “me”. It must be an email address, such as support@example.com.',
    ],
    [
      'TWILIO_FROM',
      'abc',
      'TWILIO_FROM is “abc”. It must be a phone number such as +15550100123, a short code of 5 or 6 digits, or a messaging service (MG…).',
    ],
    [
      'ANALYTICS_ORIGINS',
      'https://*.a.example',
      'ANALYTICS_ORIGINS is “https://*.a.example”. It can’t contain a wildcard such as https://*.a.example: list each origin, such as https://shop.example.com.',
    ],
    [
      'ANALYTICS_ORIGINS',
      'shop:https://shop.example/path',
      'ANALYTICS_ORIGINS is “shop:https://shop.example/path”. It must be origins separated by commas, such as https://shop.example.com.',
    ],
    [
      'DATABASE_URL',
      'host=db dbname=site',
      'DATABASE_URL has 19 characters, which are not shown here. It must start with file: and name a path, such as file:data/coverlight.db, or start with postgres://.',
    ],
    [
      'SESSION_SECRET',
      'hunter2',
      'SESSION_SECRET has 7 characters, which are not shown here. It must have at least 32 characters; try `openssl rand -hex 32`.',
    ],
  ])('say what %s is and must be', (name, value, error) => {
    expect(listErrors({ [name]: value })).toEqual([error]);
  });

  it('are sentences for every setting, in no library’s words', () => {
    const nonsense = settingNames.map((name) => [name, '\u0000<|>']);
    const errors = listErrors(Object.fromEntries(nonsense));
    expect(errors.length).toBeGreaterThan(30);
    for (const error of errors) {
      expect(error).toMatch(
        /^[A-Z_]+ (is “.+”|has \d+ characters, which are not shown here)\. It (must|is) .+\.$/,
      );
      expect(error).not.toMatch(/Invalid|expected|received|NaN|undefined/);
    }
  });
});

describe('emails, texts, and Google', () => {
  it('are off by default, with the brand as the sender', () => {
    expect(parseConfig({})).toMatchObject({
      mailUrl: undefined,
      mailFrom: { name: brand.name, address: brand.supportEmail },
      supportEmail: brand.supportEmail,
      twilio: undefined,
      google: undefined,
    });
  });

  it('are configured when they are set', () => {
    const config = parseConfig({
      MAIL_URL: 'smtps://user:pass%40word@mail.example.com:465',
      MAIL_FROM: '"Lamp Light" <Hello@Example.com>',
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15550100123',
      TWILIO_BASE_URL: 'http://localhost:4000/',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_TOKEN_URL: 'http://localhost:4001/token',
    });
    expect(config).toMatchObject({
      mailUrl: 'smtps://user:pass%40word@mail.example.com:465',
      mailFrom: { name: 'Lamp Light', address: 'hello@example.com' },
      twilio: {
        accountSid: 'AC1',
        authToken: 'token',
        from: '+15550100123',
        baseUrl: 'http://localhost:4000',
      },
      google: { clientId: 'id', clientSecret: 'secret', tokenUrl: 'http://localhost:4001/token' },
    });
  });

  it.each([
    ['smtp://mail:1025', undefined],
    ['smtp://[::1]:25', undefined],
    ['http://mail', 'MAIL_URL'],
    ['mail.example.com', 'MAIL_URL'],
    ['smtp://', 'MAIL_URL'],
  ])('validates the mail server %s', (MAIL_URL, error) => {
    expect(nameSettings(listErrors({ MAIL_URL }))).toEqual(error ? [error] : []);
  });

  it('accepts a plain sender, and rejects an invalid one', () => {
    expect(parseConfig({ MAIL_FROM: 'a@example.com' }).mailFrom).toEqual({
      name: '',
      address: 'a@example.com',
    });
    for (const MAIL_FROM of ['Lamp', 'A <a>', 'A\r\nBcc: b@example.com <a@example.com>'])
      expect(listErrors({ MAIL_FROM })).toHaveLength(1);
  });

  it('accepts the countries for texts by any of their names', () => {
    expect(parseConfig({}).smsCountries).toHaveLength(14);
    expect(parseConfig({ SMS_COUNTRIES: 'us, CA,UK,US' }).smsCountries).toEqual(['US', 'CA', 'GB']);
    for (const SMS_COUNTRIES of ['USA', 'U1', 'US,,CA', 'ZZ', 'QQ']) {
      expect(nameSettings(listErrors({ SMS_COUNTRIES }))).toEqual(['SMS_COUNTRIES']);
    }
  });

  it('refuses a replica of a SQLite file, whose figures would be those of another database', () => {
    expect(listErrors({ DATABASE_REPLICA_URL: 'postgres://replica/name' })).toEqual([
      'DATABASE_URL is not set. It must start with postgres:// when DATABASE_REPLICA_URL is set.',
    ]);
  });

  it('names what is missing from a half-configured provider', () => {
    expect(listErrors({ SMS_PROVIDER: 'twilio', TWILIO_AUTH_TOKEN: 'token' })).toEqual([
      'TWILIO_ACCOUNT_SID is not set. It must be set when SMS_PROVIDER is twilio.',
      'TWILIO_FROM is not set. It must be set when SMS_PROVIDER is twilio.',
    ]);
    expect(listErrors({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
      'GOOGLE_CLIENT_SECRET is not set. It must be set together with the other of the two.',
    ]);
    expect(listErrors({ GOOGLE_CLIENT_SECRET: 'secret' })).toHaveLength(1);
  });

  it('[security 50] rejects a webhook that cannot be called, or whose signatures anyone could forge', () => {
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const url = 'https://hooks.example/referrals?token=1';
    const read = (REFERRAL_WEBHOOK_URL: string, REFERRAL_WEBHOOK_SECRET: string) =>
      nameSettings(listErrors({ REFERRAL_WEBHOOK_URL, REFERRAL_WEBHOOK_SECRET }));
    expect(
      parseConfig({ REFERRAL_WEBHOOK_URL: url, REFERRAL_WEBHOOK_SECRET: secret }).referralWebhook,
    ).toEqual({
      url,
      secret,
    });
    expect(read('https://user:password@hooks.example/', secret)).toEqual(['REFERRAL_WEBHOOK_URL']);
    for (const weak of [
      'whsec_!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!',
      `whsec_${'A'.repeat(31)}`,
      'x'.repeat(23),
    ])
      expect(read(url, weak)).toEqual(['REFERRAL_WEBHOOK_SECRET']);
  });

  it('rejects invalid addresses', () => {
    const errors = listErrors({
      SUPPORT_EMAIL: 'support',
      SMS_PROVIDER: 'pigeon',
      TWILIO_BASE_URL: 'ftp://x',
      GOOGLE_TOKEN_URL: 'token',
    });
    expect(nameSettings(errors)).toEqual([
      'SUPPORT_EMAIL',
      'SMS_PROVIDER',
      'TWILIO_BASE_URL',
      'GOOGLE_TOKEN_URL',
    ]);
  });
});
