import { DataTable } from '../../ui/layout/data-table.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import type { CallReference } from './content.ts';
import { Section } from './developer-section.tsx';
import { messages } from './messages.ts';

type CallListProps = {
  groups: readonly { title: string; about: string; calls: readonly CallReference[] }[];
};

export const callListSection = { id: 'other-calls', title: messages.calls.title } as const;

/** The API's other calls, which are mainly for this site's own pages. */
export function CallList({ groups }: CallListProps) {
  return (
    <Section {...callListSection}>
      <p className="max-w-prose">
        <RichText text={messages.calls.lead} />
      </p>
      {groups.map(({ title, about, calls }) => (
        <section key={title}>
          <h3 className="mt-4 text-title font-semibold">{title}</h3>
          <p className="max-w-prose">{about}</p>
          <DataTable
            className="mt-2"
            table={{
              caption: title,
              columns: messages.calls.columns,
              rows: calls.map(({ call, summary, responses, errors }) => [
                `\`${call}\``,
                summary,
                responses,
                errors.map((code) => `\`${code}\``).join(', ') || 'none',
              ]),
            }}
          />
        </section>
      ))}
    </Section>
  );
}
