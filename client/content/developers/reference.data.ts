import { sendEvents } from '../../../shared/api/analytics.contract.ts';
import { analyticsLimits, filterReasons, rejectionCodes } from '../../../shared/api/analytics.ts';
import { listResponses, tags } from '../../../shared/api/contract.ts';
import { publicContracts } from '../../../shared/openapi/compose-document.ts';
import { describeSchemas } from '../../../shared/openapi/describe-schemas.ts';
import { errorCases, listErrors } from '../../../shared/openapi/error-cases.ts';
import { isRetryable } from '../../../shared/retryable-status.ts';
import type { ActionReference, CallReference } from '../../features/developers/content.ts';
import { describeFields } from './describe-fields.ts';
import { filterMeanings, rejectionMeanings } from './meanings.ts';

// The build runs this file and replaces it with its values, so browsers load neither the schemas nor
// zod.

export const limits = analyticsLimits;
export const callsPerMinute = sendEvents.limit.limit;

/** The three kinds of events, and what the `data` of each can contain. */
export const actions: readonly ActionReference[] = describeFields(describeSchemas([sendEvents]).requests);

export const rejections = rejectionCodes.map((code) => ({ code, meaning: rejectionMeanings[code] }));
export const filters = filterReasons.map((code) => ({ code, meaning: filterMeanings[code] }));

/** The errors that reject a whole call. */
export const callErrors = listErrors(sendEvents).flatMap(([status, codes]) =>
  codes.map((code) => ({
    status,
    code,
    meaning: errorCases[code].when,
    mayRetry: isRetryable(status),
  })),
);

/** The rest of the API, grouped by topic. */
export const otherCalls: readonly { title: string; about: string; calls: readonly CallReference[] }[] =
  Object.entries(tags)
    .filter(([tag]) => tag !== 'Analytics' && tag !== 'Development')
    .map(([tag, about]) => ({
      title: tag,
      about,
      calls: publicContracts
        .filter((contract) => contract.tag === tag)
        .map((contract) => ({
          call: `${contract.method} ${contract.path}`,
          summary: contract.summary,
          responses: listResponses(contract)
            .map(({ status }) => String(status))
            .join(', '),
          errors: listErrors(contract)
            .flatMap(([, codes]) => codes)
            .filter((code) => contract.errors?.includes(code)),
        })),
    }));
