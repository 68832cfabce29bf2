import { formatDate } from '../../../shared/format/dates.ts';
import { buildArticlePath, paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import type { LandingArticle } from './content.ts';
import { messages } from './messages.ts';
import { SectionHeading } from './section-heading.tsx';

/** Shown only in the compact layout. */
export function LatestArticles({ articles }: { articles: readonly LandingArticle[] }) {
  return (
    <section className="section-y md:hidden">
      <div className="page-width">
        <SectionHeading>{messages.articles.title}</SectionHeading>
        <ul className="mt-3 mb-5 divide-y divide-line">
          {articles.map(({ slug, title, excerpt, publishDate }) => (
            <li key={slug} className="py-5">
              <p className="text-caption text-muted">{formatDate(publishDate)}</p>
              <h3 className="text-title font-semibold">
                <TextLink to={buildArticlePath(slug)} className="block min-h-11 py-2">
                  {title}
                </TextLink>
              </h3>
              <p>{excerpt}</p>
            </li>
          ))}
        </ul>
        <TextLink to={paths.blog} className="inline-flex min-h-11 items-center font-semibold">
          {messages.articles.all}
        </TextLink>
      </div>
    </section>
  );
}
