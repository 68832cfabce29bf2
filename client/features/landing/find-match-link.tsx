import { paths } from '../../app/paths.ts';
import type { ButtonLook } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { findMatch } from './find-match-messages.ts';

type FindMatchLinkProps = ButtonLook & {
  /** Called when a press becomes likely, so that the quote flow can be fetched early. */
  onIntent: () => void;
  className?: string;
};

/** A real link to the quote flow, so that it works before the page's script has loaded, and in a new tab. */
export function FindMatchLink({ onIntent, ...look }: FindMatchLinkProps) {
  return (
    <ButtonLink to={paths.quote} {...look} onPointerEnter={onIntent} onFocus={onIntent}>
      {findMatch}
    </ButtonLink>
  );
}
