import * as z from 'zod';
import { defineContract } from './contract.ts';

const readinessResponseSchema = z
  .object({
    status: z.enum(['ready', 'not_ready']),
    disk: z
      .enum(['ok', 'low'])
      .describe('Low: events are refused until there is room. Everything else works.'),
  })
  .meta({ id: 'ReadinessResponse' });

export const getOpenapi = defineContract({
  id: 'readOpenapi',
  method: 'GET',
  path: '/api/openapi.json',
  tag: 'Service',
  summary: 'This document, for programs.',
  access: 'anyone',
  response: {
    status: 200,
    description: 'OpenAPI 3.1.',
    contentType: 'application/json',
    schema: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }).meta({ id: 'OpenapiDocument' }),
    example: { openapi: '3.1.0', paths: {} },
  },
});

export const getHealth = defineContract({
  id: 'readHealth',
  method: 'GET',
  path: '/healthz',
  tag: 'Service',
  summary: 'Whether the process is running, and its version.',
  access: 'anyone',
  response: {
    status: 200,
    description: 'It is running.',
    schema: z.object({ status: z.literal('ok'), version: z.string() }).meta({ id: 'HealthResponse' }),
    example: { status: 'ok', version: '0.1.0' },
  },
});

export const getReadiness = defineContract({
  id: 'readReadiness',
  method: 'GET',
  path: '/readyz',
  tag: 'Service',
  summary:
    'Whether the server can serve: the database stores what it is given and is migrated, and the server is not about to stop.',
  access: 'anyone',
  response: {
    status: 200,
    description: 'Ready.',
    schema: readinessResponseSchema,
    example: { status: 'ready', disk: 'ok' },
  },
  otherResponses: [
    {
      status: 503,
      description: 'Not ready.',
      schema: readinessResponseSchema,
      example: { status: 'not_ready', disk: 'ok' },
    },
  ],
});

export const getMetrics = defineContract({
  id: 'readMetrics',
  method: 'GET',
  path: '/metrics',
  tag: 'Service',
  summary: 'Metrics for Prometheus.',
  description:
    'Needs the operator’s token as `Authorization: Bearer`. Returns 404 if no token is configured.',
  access: 'metrics-key',
  response: {
    status: 200,
    description: 'Prometheus’s text format.',
    contentType: 'text/plain',
    example: 'process_cpu_seconds_total 12.5\n',
  },
});

export const getSecurityText = defineContract({
  id: 'readSecurityText',
  method: 'GET',
  path: '/.well-known/security.txt',
  tag: 'Service',
  summary: 'Who to contact about a security vulnerability (RFC 9116).',
  access: 'anyone',
  response: {
    status: 200,
    description: 'The text.',
    contentType: 'text/plain',
    example: 'Contact: mailto:support@example.com\n',
  },
});

export const changePassword = defineContract({
  id: 'changePassword',
  method: 'GET',
  path: '/.well-known/change-password',
  tag: 'Service',
  summary: 'Where password managers send people to change their password.',
  access: 'anyone',
  response: { status: 302, description: 'To the settings.', headers: ['Location'] },
});

const outboxSchema = z
  .array(
    z.object({
      id: z.string(),
      kind: z.enum(['email', 'sms']),
      purpose: z.string(),
      to: z.string(),
      subject: z.string().describe('Empty for a text message.'),
      text: z.string(),
      links: z.array(z.string()).readonly(),
      createdAt: z.iso.datetime(),
    }),
  )
  .meta({ id: 'OutboxResponse' });

export const showOutbox = defineContract({
  id: 'showOutbox',
  method: 'GET',
  path: '/dev/outbox',
  tag: 'Development',
  summary: 'A page with every email and text that would have been sent, newest first.',
  access: 'development',
  response: { status: 200, description: 'The page.', contentType: 'text/html' },
});

export const listOutboxMessages = defineContract({
  id: 'listOutboxMessages',
  method: 'GET',
  path: '/dev/outbox.json',
  tag: 'Development',
  summary: 'The same messages as JSON: the newest 1,000.',
  access: 'development',
  response: {
    status: 200,
    description: 'The messages.',
    schema: outboxSchema,
    example: [
      {
        id: '9d3f1a52-2c1e-4f7a-8f5e-0c8b7f2f4f11',
        kind: 'email',
        purpose: 'email_confirmation',
        to: 'maya@example.com',
        subject: 'Confirm your email',
        text: 'Open this link: https://www.example.com/auth/callback?code=…',
        links: ['https://www.example.com/auth/callback?code=…'],
        createdAt: '2026-03-02T15:04:05.000Z',
      },
    ],
  },
});

export const showOutboxMessage = defineContract({
  id: 'showOutboxMessage',
  method: 'GET',
  path: '/dev/outbox/{id}',
  tag: 'Development',
  summary: 'The HTML part of an email.',
  access: 'development',
  parameters: [{ name: 'id', description: 'The message’s ID.' }],
  response: { status: 200, description: 'The email.', contentType: 'text/html' },
});

export const serviceContracts = [
  getOpenapi,
  getHealth,
  getReadiness,
  getMetrics,
  getSecurityText,
  changePassword,
  showOutbox,
  listOutboxMessages,
  showOutboxMessage,
] as const;
