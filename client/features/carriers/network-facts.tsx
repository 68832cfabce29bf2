import { brand } from '../../../shared/brand.ts';
import { directoryCarriers } from '../../../shared/directory/directory-carriers.ts';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/link.tsx';

/** What the site claims of the network, by the page's content. */
export type NetworkClaims = { licensedStates: string; lowestRating: string; coverageInForce: string };

/** The network in figures, whose interest comes first, and whose names these are. */
export function NetworkFacts({ claims }: { claims: NetworkClaims }) {
  const facts = [
    { figure: String(directoryCarriers.length), text: 'carriers in the directory' },
    { figure: claims.lowestRating, text: 'is the lowest rating that we list' },
    { figure: claims.licensedStates, text: 'states in which we are licensed' },
    { figure: claims.coverageInForce, text: 'of coverage in force across the network' },
  ];
  return (
    <section aria-labelledby="network" className="bg-surface-mist">
      <div className="page-width section-y grid gap-x-16 gap-y-10 min-[64rem]:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="network" className="font-display text-display-md">
            The network in figures
          </h2>
          <dl className="mt-7 grid grid-cols-2 border-t border-line">
            {facts.map(({ figure, text }) => (
              <div key={text} className="flex flex-col-reverse justify-end border-b border-line py-5 pr-5">
                <dt>{text}</dt>
                <dd className="tabular font-display text-[2.875rem] leading-tight tracking-[-.03em] text-ink">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 className="font-display text-h3">Your interest comes first</h2>
          <p className="mt-3">
            No carrier can pay for a place on this page or for a better match. Carriers may pay us a
            commission when you buy; the rules that match you never see it.{' '}
            <TextLink to={paths.disclosures}>How we are paid</TextLink>
          </p>
          <p className="mt-7 border-t border-line pt-5 text-small">
            Carrier names, logos and marks belong to their owners. Showing them here does not mean that a
            carrier endorses {brand.name}, and a listing is not an offer of insurance. Ratings can change; ask
            the carrier for the current one.
          </p>
        </div>
      </div>
    </section>
  );
}
