import { categoryNames } from '../../../../shared/directory/carrier-terms.ts';
import { directory } from '../../../../shared/site/directory.data.ts';
import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import { buildCarrierPath, paths } from '../../../app/paths.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { messages } from './messages.ts';

/** Other carriers with the same main kind of coverage. */
export function MoreCarriers({ carrier }: { carrier: DirectoryCarrier }) {
  const [category = 'term'] = carrier.categories;
  const others = directory.carriers.filter(
    ({ slug, categories }) => categories[0] === category && slug !== carrier.slug,
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more" className="border-t border-line">
      <div className="page-width section-y">
        <h2 id="more" className="font-display text-h3">
          {messages.more(categoryNames[category])}
        </h2>
        <ul className="mt-4 grid gap-x-8 md:grid-cols-3">
          {others.map(({ slug, name, logo, strengths }) => (
            <li key={slug} className="flex items-center gap-3.5 border-b border-line py-3.5">
              <img src={logo.light} alt="" width={40} height={40} loading="lazy" className="flex-none" />
              <div>
                <TextLink to={buildCarrierPath(slug)} className="inline-block min-h-11 py-2 font-semibold">
                  {name}
                </TextLink>
                <p className="-mt-2 text-small">{strengths[0]}</p>
              </div>
            </li>
          ))}
        </ul>
        <TextLink to={paths.carriers} className="mt-5 inline-flex min-h-11 items-center font-medium">
          {messages.all}
        </TextLink>
      </div>
    </section>
  );
}
