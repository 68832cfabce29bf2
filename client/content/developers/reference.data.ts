import { analyticsLimits, filterReasons, rejectionCodes } from '../../../shared/api/analytics.ts';
import { beaconCallsPerMinute } from '../../../shared/openapi/beacon-fields.ts';
import { describeSchemas } from '../../../shared/openapi/describe-schemas.ts';
import { errorCases } from '../../../shared/openapi/error-cases.ts';
import { listErrors } from '../../../shared/openapi/list-errors.ts';
import { tags } from '../../../shared/openapi/operation.ts';
import { analyticsOperations } from '../../../shared/openapi/operations/analytics-operations.ts';
import { operations } from '../../../shared/openapi/operations.ts';
import type { ActionReference, CallReference } from '../../features/developers/content.ts';
import { describeFields } from './describe-fields.ts';
import { filterMeanings, rejectionMeanings } from './meanings.ts';

// The build runs this file and puts its values in its place: browsers get neither the schemas nor zod.

export const limits = analyticsLimits;
export const callsPerMinute = beaconCallsPerMinute;

/** The three kinds of events, and what the `data` of each may hold. */
export const actions: readonly ActionReference[] = describeFields(describeSchemas());

export const rejections = rejectionCodes.map((code) => ({ code, meaning: rejectionMeanings[code] }));
export const filters = filterReasons.map((code) => ({ code, meaning: filterMeanings[code] }));

/** What refuses a whole call. */
export const callErrors = analyticsOperations.flatMap(listErrors).flatMap(([status, codes]) =>
  codes.map((code) => ({
    status,
    code,
    meaning: errorCases[code].when,
    mayRetry: status === 429 || status === 503,
  })),
);

/** The rest of the API, by what it is about. */
export const otherCalls: readonly { title: string; about: string; calls: readonly CallReference[] }[] =
  Object.entries(tags)
    .filter(([tag]) => tag !== 'Analytics')
    .map(([tag, about]) => ({
      title: tag,
      about,
      calls: operations
        .filter((operation) => operation.tag === tag)
        .map((operation) => ({
          call: `${operation.method.toUpperCase()} ${operation.path}`,
          summary: operation.summary,
          answers: operation.success.map(({ status }) => String(status)).join(', '),
          errors: listErrors(operation)
            .flatMap(([, codes]) => codes)
            .filter((code) => operation.errors?.includes(code)),
        })),
    }));
