import { ArrowLeft } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand.ts';
import { paths } from '../../../app/paths.ts';
import { Logo } from '../../../ui/layout/logo.tsx';
import type { SignInFlow } from './flow/use-sign-in-flow.ts';
import { ModeToggle } from './mode-toggle.tsx';

/** The page's own header: the way back to the site, and the choice between signing in and joining. */
export function SignInBar({ flow, ref }: { flow: SignInFlow; ref: Ref<HTMLElement> }) {
  const { view, mode } = flow;
  return (
    <header
      ref={ref}
      // On a phone, messages stay clear of it: it cannot be scrolled out from under them.
      data-sticky-bar
      className="sticky top-0 z-(--z-header) flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-3 py-2 min-[24rem]:px-5 md:min-h-(--header-height) md:px-(--gutter)"
    >
      <Link
        to={paths.home}
        aria-label={`Back to the ${brand.name} home page`}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-ink hover:bg-dusk-100"
      >
        <ArrowLeft aria-hidden="true" className="size-5 flex-none" />
        <Logo isMarkOnly className="h-8 w-auto min-[64rem]:hidden" />
        <Logo className="hidden h-8 w-auto min-[64rem]:block" />
      </Link>
      {view !== 'second-factor' && view !== 'reset' && (
        <div className="ml-auto">
          <ModeToggle mode={mode} onChange={flow.choose} />
        </div>
      )}
    </header>
  );
}
