import { useRef } from 'react';
import type { AuthUser, RemovedWayIn } from '../../../../../shared/api/auth-user.ts';
import { paths } from '../../../../app/paths.ts';
import { call } from '../../../../lib/api-client.ts';
import { formatPhone } from '../../../../lib/format-phone.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../../ui/actions/link.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { Heading } from '../../fields/view-parts.tsx';
import { listPasskeys } from '../../passkeys/own-passkeys.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.tsx';
import { hasGoogle } from '../../session/auth-state.ts';
import type { AuthClient } from '../../session/create-auth-client.ts';
import { messages } from '../messages.ts';

type Way = { id: string; name: string; remove: (client: AuthClient) => Promise<unknown> };
type OtherWaysProps = { user: AuthUser; client: AuthClient; removed: readonly RemovedWayIn[] };

const { ways: words } = messages.recovery;

/** Ways to sign in besides the address and its password. */
export function listOtherWays(user: AuthUser): readonly Way[] {
  const { phone } = user;
  const passkeys = listPasskeys(user).map(({ id, friendlyName }) => ({
    id,
    name: words.passkey(friendlyName),
    remove: async (client: AuthClient) => {
      await call('DELETE /api/auth/passkeys/{id}', { path: { id } });
      await client.reload();
    },
  }));
  return [
    ...(phone === null
      ? []
      : [
          {
            id: 'phone',
            name: words.phone(formatPhone(phone)),
            remove: (client: AuthClient) => client.run((auth) => auth.removePhone()),
          },
        ]),
    ...(hasGoogle(user)
      ? [
          {
            id: 'google',
            name: words.google(''),
            remove: (client: AuthClient) => client.run((auth) => auth.removeGoogle()),
          },
        ]
      : []),
    ...passkeys,
  ];
}

/** After a recovery: says what it removed, and lists every other way in, to be removed by whoever doesn't know it. */
export function OtherWays({ user, client, removed }: OtherWaysProps) {
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const panel = useRef<HTMLDivElement>(null);
  const ways = listOtherWays(user);

  const remove = (way: Way) =>
    void attempt({
      failureTitle: words.removeFailed,
      work: async () => {
        await way.remove(client);
        toast.success({ title: words.removedOne(way.name) });
        panel.current?.querySelector('h1')?.focus();
      },
    });

  return (
    <div ref={panel} className="grid gap-4.5">
      <Heading lead={words.lead}>{words.title}</Heading>
      {removed.length > 0 && (
        <>
          <p>{words.removed}</p>
          <ul className="grid list-disc gap-1.5 pl-5">
            {removed.map(({ kind, name }) => (
              <li key={`${kind} ${name}`} className="wrap-anywhere">
                {words[kind](name)}
              </li>
            ))}
          </ul>
        </>
      )}
      {ways.length > 0 && (
        <>
          <p>{words.others}</p>
          <ul className="grid">
            {ways.map((way) => (
              <li
                key={way.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
              >
                <span className="wrap-anywhere">{way.name}</span>
                <Button
                  variant="secondary"
                  size="sm"
                  isBusy={isBusy}
                  aria-label={words.removeOne(way.name)}
                  onClick={() => remove(way)}
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink to={paths.dashboard}>{words.goOn}</ButtonLink>
      {dialog}
    </div>
  );
}
