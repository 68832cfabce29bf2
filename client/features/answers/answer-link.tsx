import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buildAnswerPath } from '../../app/paths.ts';

type AnswerLinkProps = { slug: string; children: ReactNode };

/** A question in a list. Everything in the nearest positioned ancestor is part of the link. */
export function AnswerLink({ slug, children }: AnswerLinkProps) {
  return (
    <Link
      to={buildAnswerPath(slug)}
      className="rounded-xs decoration-1 underline-offset-[0.18em] after:absolute after:inset-0 hover:underline"
    >
      {children}
    </Link>
  );
}
