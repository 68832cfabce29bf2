import { companyClaims } from '../../../shared/site/claims.data.ts';
import { directory } from '../../../shared/site/directory.data.ts';
import { licensing } from '../../../shared/site/licensing.data.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { KeyFigure } from '../../ui/layout/key-figure.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { listCriteria, messages } from './messages.ts';

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

/** The four rules for listing a carrier in the directory. */
export function ListingCriteria() {
  return (
    <section aria-labelledby="vetting" className="page-width pb-16 md:pb-22">
      <h2 id="vetting" className="border-b-2 border-ink pb-3 font-display text-h3">
        {messages.hero.criteria}
      </h2>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {listCriteria(companyClaims.lowestRating).map(({ title, text }) => (
          <li key={title} className="border-b border-line py-4">
            <h3 className="text-title font-semibold">{title}</h3>
            <p className="mt-1 text-small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The network in numbers, whose interests we serve, and who owns the carriers' names. */
export function NetworkFacts() {
  const { lowestRating, coverageInForce = '' } = companyClaims;
  const [listed, licensed] = [directory.carriers.length, licensing.licenses.length];
  const facts = [
    { figure: String(listed), text: messages.network.carriers(listed) },
    { figure: lowestRating, text: messages.network.lowestRating },
    { figure: licensed > 0 ? String(licensed) : '', text: messages.network.states(licensed) },
    { figure: coverageInForce, text: messages.network.coverage },
  ].filter(({ figure }) => figure !== '');
  return (
    <section aria-labelledby="network" className="bg-surface-mist">
      <div className="page-width section-y grid gap-x-16 gap-y-10 min-[64rem]:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="network" className="font-display text-display-md">
            {messages.network.title}
          </h2>
          <dl className="mt-7 grid min-[20rem]:grid-cols-2 border-t border-line">
            {facts.map((fact) => (
              <KeyFigure
                key={fact.text}
                {...fact}
                className="border-b border-line py-5 pr-5"
                figureClassName="text-[2.875rem] text-ink"
              />
            ))}
          </dl>
        </div>
        <div>
          <h2 className="font-display text-h3">{messages.network.interest}</h2>
          <p className="mt-3">
            <RichText text={messages.network.independence} />
          </p>
          <p className="mt-7 border-t border-line pt-5 text-small">{messages.network.trademarks}</p>
        </div>
      </div>
    </section>
  );
}
