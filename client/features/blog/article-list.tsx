import type { ListedArticle } from './article.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleLink } from './article-link.tsx';
import { TagList } from './tag-list.tsx';

const maxTags = 2;

/** The newest article, shown large, with the others in rows below it. */
export function ArticleList({ articles }: { articles: readonly ListedArticle[] }) {
  const [newest, ...others] = articles;
  return (
    <>
      {newest && <LeadArticle article={newest} />}
      <ul className="mt-12 border-t border-line md:mt-16">
        {others.map((article) => (
          <ArticleRow key={article.slug} article={article} />
        ))}
      </ul>
    </>
  );
}

function LeadArticle({ article }: { article: ListedArticle }) {
  const { slug, title, excerpt, tags, artUrl } = article;
  return (
    <article className="relative grid items-center gap-x-14 gap-y-6 min-[64rem]:grid-cols-[7fr_5fr]">
      <img
        src={artUrl}
        fetchPriority="high"
        alt=""
        width={640}
        height={480}
        className="w-full rounded-panel"
      />
      <div>
        <ArticleFacts {...article} />
        <h2 className="mt-2 font-display text-display-md">
          <ArticleLink slug={slug} isStretched>
            {title}
          </ArticleLink>
        </h2>
        <p className="mt-3.5 mb-5 text-lead">{excerpt}</p>
        <TagList tags={tags.slice(0, maxTags)} />
      </div>
    </article>
  );
}

function ArticleRow({ article }: { article: ListedArticle }) {
  const { slug, title, excerpt, tags, artUrl } = article;
  return (
    <li className="border-b border-line py-7 md:py-9">
      <article className="relative grid items-start gap-x-10 gap-y-5 md:grid-cols-[13rem_1fr] min-[64rem]:grid-cols-[17rem_1fr]">
        <img src={artUrl} alt="" width={640} height={480} loading="lazy" className="w-full rounded-card" />
        <div className="max-w-[42rem]">
          <ArticleFacts {...article} />
          <h2 className="mt-1.5 font-display text-h3">
            <ArticleLink slug={slug} isStretched>
              {title}
            </ArticleLink>
          </h2>
          <p className="mt-2 mb-4">{excerpt}</p>
          <TagList tags={tags.slice(0, maxTags)} />
        </div>
      </article>
    </li>
  );
}
