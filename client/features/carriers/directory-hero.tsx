import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { listCriteria, messages } from './messages.ts';

/** What the page is, and the four rules by which carriers are listed. */
export function DirectoryHero({ lowestRating }: { lowestRating: string }) {
  return (
    <div className="page-width grid gap-x-16 gap-y-10 pt-8 pb-12 md:pt-14 md:pb-16 min-[64rem]:grid-cols-[5fr_7fr]">
      <div>
        <h1 className="font-display text-display-lg">{messages.hero.title}</h1>
        <p className="mt-3 mb-7 text-lead">{messages.hero.lead}</p>
        <ButtonLink to={paths.home} size="lg" className="max-md:w-full">
          {messages.hero.findMatch}
        </ButtonLink>
      </div>
      <section aria-labelledby="vetting">
        <h2 id="vetting" className="border-b-2 border-ink pb-3 font-display text-h3">
          {messages.hero.criteria}
        </h2>
        <ul className="grid gap-x-10 md:grid-cols-2">
          {listCriteria(lowestRating).map(({ title, text }) => (
            <li key={title} className="border-b border-line py-4">
              <h3 className="text-title font-semibold">{title}</h3>
              <p className="mt-1 text-small">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
