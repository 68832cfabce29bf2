import { buildArticlePath } from '../../app/paths.ts';
import { TitleLink } from '../../ui/actions/link.tsx';
import type { ArticleEntry } from './article.ts';
import { ArticleFacts } from './article-facts.tsx';
import { TagList } from './tag-list.tsx';

const maxTags = 2;

/** The newest article, shown large, with the others in rows below it. */
export function ArticleList({ articles }: { articles: readonly ArticleEntry[] }) {
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

function LeadArticle({ article }: { article: ArticleEntry }) {
  return (
    <article className="relative grid items-center gap-x-14 gap-y-6 min-[64rem]:grid-cols-[7fr_5fr]">
      <img
        src={article.artUrl}
        fetchPriority="high"
        alt=""
        width={640}
        height={480}
        className="w-full rounded-panel"
      />
      <div>
        <Teaser
          article={article}
          titleClassName="mt-2 text-display-md"
          excerptClassName="mt-3.5 mb-5 text-lead"
        />
      </div>
    </article>
  );
}

function ArticleRow({ article }: { article: ArticleEntry }) {
  return (
    <li className="border-b border-line py-7 md:py-9">
      <article className="relative grid items-start gap-x-10 gap-y-5 md:grid-cols-[13rem_1fr] min-[64rem]:grid-cols-[17rem_1fr]">
        <img
          src={article.artUrl}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          className="w-full rounded-card"
        />
        <div className="max-w-[42rem]">
          <Teaser article={article} titleClassName="mt-1.5 text-h3" excerptClassName="mt-2 mb-4" />
        </div>
      </article>
    </li>
  );
}

type TeaserProps = { article: ArticleEntry; titleClassName: string; excerptClassName: string };

function Teaser({ article, titleClassName, excerptClassName }: TeaserProps) {
  const { slug, title, excerpt, tags } = article;
  return (
    <>
      <ArticleFacts {...article} />
      <h2 className={`font-display ${titleClassName}`}>
        <TitleLink to={buildArticlePath(slug)}>{title}</TitleLink>
      </h2>
      <p className={excerptClassName}>{excerpt}</p>
      <TagList tags={tags.slice(0, maxTags)} />
    </>
  );
}
