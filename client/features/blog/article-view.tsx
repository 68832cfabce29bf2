import { brand } from '../../../shared/site/brand.data.ts';
import { buildArticlePath, paths } from '../../app/paths.ts';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { NextSteps } from '../../ui/layout/next-steps.tsx';
import { type Figures, SectionedProse } from '../../ui/layout/prose.tsx';
import { RelatedList } from '../../ui/layout/related-list.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { TableOfContents } from '../../ui/layout/table-of-contents.tsx';
import type { Article, ArticleEntry } from './article.ts';
import { ArticleFacts } from './article-facts.tsx';
import { messages } from './messages.ts';
import { TagList } from './tag-list.tsx';

type ArticleViewProps = {
  article: Article;
  related: readonly ArticleEntry[];
  figures: Figures;
  /** Where else to look, as marked text. */
  hint: string;
};

export function ArticleView({ article, related, figures, hint }: ArticleViewProps) {
  const { slug, title, excerpt, author, tags, artUrl, sections } = article;
  return (
    <>
      <article className="page-width pt-4 pb-16 md:pt-8 md:pb-24 print:py-0">
        <Breadcrumb
          steps={[
            { name: messages.blog, path: paths.blog },
            { name: title, path: buildArticlePath(slug) },
          ]}
        />
        <header className="mt-4 grid items-center gap-x-14 gap-y-8 md:mt-8 min-[64rem]:grid-cols-[7fr_5fr] print:block">
          <div>
            <h1 className="max-w-[15em] font-display text-display-lg">{title}</h1>
            <p className="mt-4 mb-5 max-w-prose text-lead">{excerpt}</p>
            <ArticleFacts {...article} />
            <p className="text-small text-muted">{messages.author(author)}</p>
            <TagList tags={tags} className="mt-5 print:hidden" />
            <p className="hidden text-small print:block">
              {brand.name} · {buildArticlePath(slug)}
            </p>
          </div>
          <img
            src={artUrl}
            alt=""
            width={640}
            height={480}
            fetchPriority="high"
            className="w-full rounded-panel print:hidden"
          />
        </header>
        <div className="mt-10 grid gap-x-18 gap-y-10 md:mt-14 min-[64rem]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] print:mt-6 print:block">
          <div className="min-[64rem]:order-last">
            <TableOfContents
              title={messages.contents}
              sections={sections.filter(({ level }) => level === 2)}
            />
          </div>
          <div>
            <SectionedProse {...article} figures={figures} />
            {hint && (
              <p className="mt-11 max-w-prose">
                <RichText text={hint} />
              </p>
            )}
            <p className="mt-11 max-w-prose border-t border-line pt-5 text-small text-muted">
              {messages.disclaimer}
            </p>
          </div>
        </div>
      </article>
      <NextSteps
        title={messages.nextSteps.title}
        text={messages.nextSteps.text}
        actions={[
          { to: paths.home, label: messages.nextSteps.findMatch },
          { to: paths.calculator, label: messages.nextSteps.calculate },
        ]}
      />
      <RelatedList
        title={messages.related}
        items={related.map((other) => ({
          path: buildArticlePath(other.slug),
          title: other.title,
          text: other.excerpt,
          facts: <ArticleFacts {...other} />,
        }))}
      />
    </>
  );
}
