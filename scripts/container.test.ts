import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

const composeSchema = z.object({
  services: z.object({
    app: z.object({
      read_only: z.boolean(),
      cap_drop: z.array(z.string()),
      security_opt: z.array(z.string()),
      volumes: z.array(z.string()),
      environment: z.record(z.string(), z.string()),
    }),
  }),
});

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
  const { app } = composeSchema.parse(parse(read('docker-compose.yml'))).services;
  expect(app).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['data:/data'],
  });
});

test('[security 50] keeps secrets out of compose, so the operator has to provide them', () => {
  const { environment } = composeSchema.parse(parse(read('docker-compose.yml'))).services.app;
  const given = Object.entries(environment).filter(([name]) =>
    /SECRET|TOKEN|PASSWORD|MAIL_URL|KEY/.test(name),
  );
  expect(given.length).toBeGreaterThan(2);
  for (const [name, value] of given) expect(value, name).toMatch(/^\$\{\w+(:-\}|:\?)/);
});

test('passes on every setting that the image leaves open', () => {
  const { environment } = composeSchema.parse(parse(read('docker-compose.yml'))).services.app;
  const settings = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  // The image sets the first three itself, and listens on every network of its container.
  const own = ['NODE_ENV', 'PORT', 'DATABASE_URL', 'HOST'];
  expect(Object.keys(environment).concat(own).toSorted()).toEqual(settings.toSorted());
});
