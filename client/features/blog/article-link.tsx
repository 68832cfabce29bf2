import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buildArticlePath } from '../../app/paths.ts';

type ArticleLinkProps = {
  slug: string;
  /** Makes the nearest positioned ancestor part of the link, too. */
  isStretched?: boolean;
  children: ReactNode;
};

/** An article's title in a list, as a link to the article. */
export function ArticleLink({ slug, isStretched = false, children }: ArticleLinkProps) {
  return (
    <Link
      to={buildArticlePath(slug)}
      className={`rounded-xs decoration-1 underline-offset-[0.18em] hover:underline ${isStretched ? 'after:absolute after:inset-0 after:rounded-card' : ''}`}
    >
      {children}
    </Link>
  );
}
