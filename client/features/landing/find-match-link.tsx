import type { MouseEvent } from 'react';
import { paths } from '../../app/paths.ts';
import type { ButtonSize, ButtonVariant } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { findMatch } from './find-match-messages.ts';

export type FindMatch = {
  /** Called on a plain press, before the link is followed. Preventing the event's default stays on the page. */
  onFindMatch: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when a press becomes likely, so that the target can be fetched early. */
  onIntent?: (() => void) | undefined;
};

type FindMatchLinkProps = FindMatch & { variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** A real link to the quote flow, so that it works before the page's script has loaded, and in a new tab. */
export function FindMatchLink({ onFindMatch, onIntent, ...look }: FindMatchLinkProps) {
  return (
    <ButtonLink
      to={paths.quote}
      {...look}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        if (isPlainPress(event)) onFindMatch(event);
      }}
    >
      {findMatch}
    </ButtonLink>
  );
}

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
