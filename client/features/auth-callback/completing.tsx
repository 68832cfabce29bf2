import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useCompletion } from './use-completion.ts';

/** What the return from a mail's link or from Google shows, for the moment that it takes. */
export function Completing() {
  const { problem, tryAgain } = useCompletion();
  return (
    <main id="main" className="page-width section-y min-h-[60svh] border-t border-line">
      {problem ? (
        <div role="alert">
          <h1 className="font-display text-display-md">Your sign-in is not complete yet</h1>
          <p className="mt-4 mb-8 max-w-prose">{problem.message} Your link still waits on this page.</p>
          <div className="flex flex-wrap gap-3.5">
            <Button onClick={tryAgain}>Try again</Button>
            <ButtonLink to={paths.home} variant="secondary">
              Home
            </ButtonLink>
          </div>
        </div>
      ) : (
        <div role="status">
          <h1 className="flex items-center gap-4 font-display text-display-md">
            <Spinner className="size-7 text-primary" />
            Completing sign-in...
          </h1>
          <p className="mt-4 max-w-prose">This takes a moment. Then you go on where you left off.</p>
          <noscript>
            <p className="mt-4 max-w-prose">Signing in needs JavaScript, which is switched off here.</p>
          </noscript>
        </div>
      )}
    </main>
  );
}
