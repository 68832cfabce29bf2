import {
  describeLink as describeContract,
  exchangeCode as exchangeContract,
} from '../../../../shared/api/email-links.contract.ts';
import { implement, type Route } from '../../../platform/http/implement.ts';
import { runOnResponseClosed } from '../../../platform/http/on-response-closed.ts';
import type { AccountContext } from '../account-context.ts';
import { rememberBrowser } from '../codes/known-browsers.ts';
import { exchangeCode } from './exchange.service.ts';
import { describeLink } from './link-description.service.ts';

/** Routes that describe and use the code of an emailed link or a Google sign-in. A GET never uses a code. */
export function createExchangeRoutes(deps: AccountContext): readonly Route[] {
  return [
    implement(describeContract, ({ body, request }) => describeLink(deps, request, body.code)),
    implement(exchangeContract, async ({ body, request, response }) => {
      const { answer, token, event } = await exchangeCode(deps, request, body);
      if (event) runOnResponseClosed(response, () => deps.hub.publish(event));
      if (token !== undefined) deps.sessions.sendToken(response, token);
      if ('session' in answer) {
        const { user, nextStep } = answer;
        const session = { userId: user.id, isWaiting: false, isSecondFactorDue: nextStep !== undefined };
        await rememberBrowser(deps, request, response, session);
      }
      return answer;
    }),
  ];
}
