import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { messages } from './messages.ts';

/** Introduces the page. On phones, it is short enough for the search to be visible below it. */
export function DirectoryHero() {
  return (
    <div className="page-width flex flex-wrap items-end justify-between gap-x-16 gap-y-5 pt-6 pb-7 md:pt-14 md:pb-9">
      <div className="max-w-prose">
        <h1 className="font-display text-display-lg">{messages.hero.title}</h1>
        <p className="mt-2 text-lead max-md:text-body md:mt-3">{messages.hero.lead}</p>
      </div>
      <ButtonLink to={paths.home}>{messages.hero.findMatch}</ButtonLink>
    </div>
  );
}
