import { TextLink } from '../../ui/actions/link.tsx';
import { DataTable } from '../../ui/layout/data-table.tsx';
import type { CallReference } from './content.ts';
import { Section } from './developer-section.tsx';

type CallListProps = {
  groups: readonly { title: string; about: string; calls: readonly CallReference[] }[];
};

export const callListSection = { id: 'other-calls', title: 'All other calls' } as const;

/** What else the API does, for this site's own pages above all. */
export function CallList({ groups }: CallListProps) {
  return (
    <Section {...callListSection}>
      <p className="max-w-prose">
        These serve the pages of this site. Calls that change something are taken from its own pages only. The{' '}
        <TextLink href="/api/openapi.json">OpenAPI 3.1 document</TextLink> has every field of every request
        and answer, and every error.
      </p>
      {groups.map(({ title, about, calls }) => (
        <section key={title}>
          <h3 className="mt-4 text-title font-semibold">{title}</h3>
          <p className="max-w-prose">{about}</p>
          <DataTable
            className="mt-2"
            table={{
              caption: title,
              columns: ['Call', 'What it does', 'Answers', 'Its own errors'],
              rows: calls.map(({ call, summary, answers, errors }) => [
                `\`${call}\``,
                summary,
                answers,
                errors.map((code) => `\`${code}\``).join(', ') || 'none',
              ]),
            }}
          />
        </section>
      ))}
    </Section>
  );
}
