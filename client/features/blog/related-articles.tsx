import type { ArticleEntry } from './article.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleLink } from './article-link.tsx';
import { messages } from './messages.ts';

export function RelatedArticles({ articles }: { articles: readonly ArticleEntry[] }) {
  return (
    <section aria-labelledby="related" className="page-width section-y print:hidden">
      <h2 id="related" className="font-display text-display-md">
        {messages.related}
      </h2>
      <ul className="mt-6 grid gap-x-12 border-t border-line md:grid-cols-2">
        {articles.map(({ slug, title, excerpt, ...facts }) => (
          <li key={slug} className="relative py-6 max-md:border-b max-md:border-line">
            <ArticleFacts {...facts} />
            <h3 className="mt-1.5 mb-2 font-display text-h3">
              <ArticleLink slug={slug} isStretched>
                {title}
              </ArticleLink>
            </h3>
            <p className="max-w-prose">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
