import { exportResponseSchema } from '../auth-user.ts';
import { afterParameter, defineOperatorContract, idParameter } from './operator-limits.ts';
import {
  actionsSchema,
  contactRequestSchema,
  endedSchema,
  foundPersonSchema,
  identityCheckSchema,
} from './schemas.ts';

const person = {
  id: '9d3f1a52-2c1e-4f7a-8f5e-0c8b7f2f4f11',
  email: 'maya@example.com',
  isEmailConfirmed: true,
  phone: null,
  isPhoneConfirmed: false,
  name: 'Maya Ellison',
  createdAt: '2026-03-02T15:04:05.000Z',
  hasPassword: true,
  factors: 0,
  sessions: [{ id: 'a1', device: 'Chrome on Windows', lastUsedAt: '2026-03-02T15:04:05.000Z' }],
};

export const findOperatorPerson = defineOperatorContract({
  id: 'findOperatorPerson',
  method: 'POST',
  path: '/api/operator/people/find',
  summary:
    'Finds an account by its email address or phone number, or who wrote from that address. The call is recorded.',
  body: { schema: contactRequestSchema, example: { contact: 'maya@example.com' } },
  errors: ['not_found'],
  response: {
    status: 200,
    description: 'The account, the writer, or both.',
    schema: foundPersonSchema,
    example: { person, writer: null },
  },
});

export const exportOperatorWriter = defineOperatorContract({
  id: 'exportOperatorWriter',
  method: 'POST',
  path: '/api/operator/writers/export',
  summary: 'Everything stored about someone who wrote without an account. The call is recorded.',
  body: { schema: contactRequestSchema, example: { contact: 'maya@example.com' } },
  errors: ['not_found', 'reauthentication_required'],
  response: {
    status: 200,
    description: 'One JSON object, by kind of data.',
    schema: exportResponseSchema,
    headers: ['Content-Disposition'],
    example: { exportedAt: '2026-03-02T15:06:00.000Z', contactMessages: [] },
  },
});

export const deleteOperatorWriter = defineOperatorContract({
  id: 'deleteOperatorWriter',
  method: 'POST',
  path: '/api/operator/writers/delete',
  summary:
    'Permanently deletes everything stored about someone who wrote without an account. The call is recorded.',
  body: { schema: contactRequestSchema, example: { contact: 'maya@example.com' } },
  errors: ['not_found', 'reauthentication_required'],
  response: { status: 204, description: 'Deleted.' },
});

export const exportOperatorPerson = defineOperatorContract({
  id: 'exportOperatorPerson',
  method: 'POST',
  path: '/api/operator/people/{id}/export',
  summary: 'Everything stored about a person, the same as in their own export. The call is recorded.',
  parameters: [idParameter],
  errors: ['not_found', 'reauthentication_required'],
  response: {
    status: 200,
    description: 'One JSON object, by kind of data.',
    schema: exportResponseSchema,
    headers: ['Content-Disposition'],
    example: { exportedAt: '2026-03-02T15:06:00.000Z', account: { email: 'maya@example.com' } },
  },
});

export const deleteOperatorPerson = defineOperatorContract({
  id: 'deleteOperatorPerson',
  method: 'DELETE',
  path: '/api/operator/people/{id}',
  summary: 'Permanently deletes an account and everything stored about the person. The call is recorded.',
  description: 'Only the host’s commands delete an operator’s account.',
  parameters: [idParameter],
  errors: ['not_found', 'reauthentication_required', 'operator_account'],
  response: { status: 204, description: 'Deleted.' },
});

export const endOperatorPersonSessions = defineOperatorContract({
  id: 'endOperatorPersonSessions',
  method: 'POST',
  path: '/api/operator/people/{id}/end-sessions',
  summary: 'Signs a person out everywhere. The call is recorded.',
  description: 'Only the host’s commands end an operator’s sessions.',
  parameters: [idParameter],
  errors: ['not_found', 'operator_account'],
  response: { status: 200, description: 'On how many devices.', schema: endedSchema, example: { count: 2 } },
});

export const resetOperatorPersonFactors = defineOperatorContract({
  id: 'resetOperatorPersonFactors',
  method: 'POST',
  path: '/api/operator/people/{id}/reset-factors',
  summary:
    'Removes a person’s authenticator apps and recovery codes. The call is recorded along with how the operator checked who was asking.',
  description: 'Only the host’s commands reset an operator’s.',
  parameters: [idParameter],
  body: {
    schema: identityCheckSchema,
    example: { checked: 'Called back on the confirmed number, asked for the last quote’s date.' },
  },
  errors: ['not_found', 'reauthentication_required', 'operator_account'],
  response: { status: 200, description: 'How many apps.', schema: endedSchema, example: { count: 1 } },
});

export const listOperatorActions = defineOperatorContract({
  id: 'listOperatorActions',
  method: 'GET',
  path: '/api/operator/actions',
  summary: 'What operators did, newest first, up to 50.',
  parameters: [afterParameter],
  errors: ['invalid_input'],
  response: {
    status: 200,
    description: 'Actions.',
    schema: actionsSchema,
    example: {
      actions: [
        {
          id: '9d3f1a52-2c1e-4f7a-8f5e-0c8b7f2f4f11',
          at: '2026-03-02T15:04:05.000Z',
          operator: 'ada@example.com',
          operatorId: '3f2c8f1e-6f0b-4a53-9a55-0e6f0d1c7b21',
          requestId: 'q3J8vXkZl1Ff-2a',
          action: 'answered_message',
          subjectId: '5f0c2c5e-6a0f-4f39-9b0e-0f6f2a9f5c11',
          detail: '',
        },
      ],
      next: null,
    },
  },
});

export const peopleContracts = [
  findOperatorPerson,
  exportOperatorWriter,
  deleteOperatorWriter,
  exportOperatorPerson,
  deleteOperatorPerson,
  endOperatorPersonSessions,
  resetOperatorPersonFactors,
  listOperatorActions,
] as const;
