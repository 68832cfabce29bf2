import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

const settingsSchema = z.record(z.string(), z.string());
const processSchema = z.object({
  profiles: z.array(z.string()),
  ports: z.array(z.string()),
  environment: settingsSchema,
});

const composeSchema = z.object({
  services: z.object({
    app: z.object({
      read_only: z.boolean(),
      cap_drop: z.array(z.string()),
      security_opt: z.array(z.string()),
      ports: z.array(z.string()),
      volumes: z.array(z.string()),
      environment: settingsSchema,
    }),
    'app-1': processSchema,
    'app-2': processSchema,
    database: z.object({ environment: settingsSchema, volumes: z.array(z.string()) }),
  }),
});

function readCompose() {
  return composeSchema.parse(parse(read('docker-compose.yml'), { merge: true }));
}

test('[security 51] runs the image as an ordinary user, with one volume and a health check', () => {
  const image =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const lines = image.split('\n');
  expect(lines.filter((line) => /^(USER|VOLUME)/.test(line))).toEqual(['USER node', 'VOLUME /data']);
  expect(image).toMatch(/^HEALTHCHECK /m);
  // The command comes after the user, so that no process runs as root.
  expect(image.indexOf('USER node')).toBeLessThan(image.indexOf('ENTRYPOINT'));
});

test('[security 51] gives compose a read-only root, no capabilities, and the one volume', () => {
  const { app } = readCompose().services;
  expect(app).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['data:/data'],
  });
});

test('[security 41] publishes the port to this machine only, because a direct caller could choose its address', () => {
  expect(readCompose().services.app.ports).toEqual([`\${BIND:-127.0.0.1}:\${PORT:-3000}:3000`]);
});

test('[security 51] creates a role for the application on PostgreSQL, so that it is no superuser', () => {
  const { database, 'app-1': app } = readCompose().services;
  expect(database.environment.POSTGRES_USER).toBeUndefined();
  expect(database.volumes).toContain(
    './docs/deploy/create-database.sh:/docker-entrypoint-initdb.d/create-database.sh:ro',
  );
  expect(app.environment.DATABASE_URL).toMatch(/^postgres:\/\/coverlight:/);
});

test('[security 50] keeps secrets out of compose, so the operator has to provide them', () => {
  const { app, database } = readCompose().services;
  const given = Object.entries({ ...app.environment, ...database.environment }).filter(([name]) =>
    /SECRET|TOKEN|PASSWORD|MAIL_URL|KEY/.test(name),
  );
  expect(given.length).toBeGreaterThan(2);
  for (const [name, value] of given) expect(value, name).toMatch(/^\$\{\w+(:-\}|:\?)/);
});

test('passes on every setting that the image leaves open', () => {
  const { environment } = readCompose().services.app;
  const settings = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  // The image sets the first three itself, and listens on every network of its container.
  const own = ['NODE_ENV', 'PORT', 'DATABASE_URL', 'HOST'];
  const passed = Object.keys(environment).filter((name) => !gone.includes(name));
  expect(passed.concat(own).toSorted()).toEqual(settings.toSorted());
});

test('gives both processes on PostgreSQL every setting, no port, and the schedule of backups to one of them', () => {
  const { app, 'app-1': first, 'app-2': second } = readCompose().services;
  for (const { profiles, ports, environment } of [first, second]) {
    expect({ profiles, ports }).toEqual({ profiles: ['postgres'], ports: [] });
    expect(environment.DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD:-\}@database\//);
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(Object.keys(app.environment)));
  }
  expect(first.environment.BACKUP_EVERY).toBe(app.environment.BACKUP_EVERY);
  expect(second.environment.BACKUP_EVERY).toBe('');
});

/** The server refuses to start with these, so compose has to pass them on. */
const gone = ['BRAND_FILE', 'CARRIERS_FILE'];

const serviceSchema = z.object({
  build: z.object({ context: z.string(), args: z.record(z.string(), z.string()) }).optional(),
  image: z.string().optional(),
  profiles: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  volumes: z.array(z.string()).default([]),
});
const projectSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
});

test('starts with each profile what the docs say, with everything that it waits for', () => {
  const { services, volumes } = projectSchema.parse(parse(read('docker-compose.yml'), { merge: true }));
  const isIn = (name: string, profile: string) => services[name]?.profiles.includes(profile);
  const listStarted = (profile: string) =>
    Object.keys(services).filter((name) => services[name]?.profiles.length === 0 || isIn(name, profile));
  expect(listStarted('')).toEqual(['app']);
  expect(listStarted('backup')).toEqual(['app', 'backup']);
  expect(listStarted('dev')).toEqual(['app', 'mail']);
  expect(listStarted('postgres')).toEqual(['app', 'app-1', 'app-2', 'database', 'proxy']);
  for (const [name, { build, image, profiles, depends_on: waitsFor, volumes: mounts }] of Object.entries(
    services,
  )) {
    expect([name, (build ?? image) !== undefined]).toEqual([name, true]);
    for (const [other, { condition }] of Object.entries(waitsFor)) {
      expect([name, other, services[other]?.profiles]).toEqual([name, other, profiles]);
      // The image has its own health check.
      const isChecked = services[other]?.healthcheck !== undefined || services[other]?.build !== undefined;
      expect([name, other, condition, isChecked]).toEqual([name, other, 'service_healthy', true]);
    }
    const used = mounts.map((mount) => mount.split(':')[0] ?? '').filter((source) => !source.startsWith('.'));
    expect([name, used.filter((source) => !(source in volumes))]).toEqual([name, []]);
  }
  const documented = read('docs/operating.md');
  for (const profile of ['postgres', 'dev'])
    expect(documented).toContain(`docker compose --profile ${profile} up`);
  expect(documented).toContain('docker compose run --rm backup');
});

test('asks the environment only for settings, where to publish the port, and the password of its database', () => {
  const settings = new Set([...read('.env.example').matchAll(/^#? ?(\w+)=/gm)].map(([, name]) => name));
  const asked = new Set([...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  expect([...asked].filter((name) => !settings.has(name))).toEqual(['BIND', ...gone, 'POSTGRES_PASSWORD']);
});
