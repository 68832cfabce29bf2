import { TextLink } from '../../ui/actions/link.tsx';
import type { AnswerContent, AnswerSource } from './answer.ts';
import { messages } from './messages.ts';

/** What an answer depends on, where it comes from, and when it was last checked. */
export function AnswerOrigins({
  dependsOn,
  sources,
  readOn,
}: Pick<AnswerContent, 'dependsOn' | 'sources' | 'readOn'>) {
  return (
    <div className="grid gap-9">
      {dependsOn.length > 0 && (
        <section>
          <h2 className={headingClassName}>{messages.dependsOn}</h2>
          <ul>
            {dependsOn.map((line) => (
              <li key={line} className="border-b border-line py-3 text-base leading-snug">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={headingClassName}>{messages.sources}</h2>
        {sources.length > 0 ? (
          <ul>
            {sources.map((source) => (
              <li key={source.name} className="border-b border-line py-3 text-base leading-snug">
                <Source {...source} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="border-b border-line py-3 text-base leading-snug">{messages.noSources}</p>
        )}
        <p className="mt-3 text-small text-muted">{messages.checked(readOn)}</p>
      </section>
    </div>
  );
}

const headingClassName = 'border-b-2 border-ink pb-2.5 font-sans text-title font-semibold tracking-normal';

function Source({ name, year, url }: AnswerSource) {
  return (
    <>
      {url ? (
        <TextLink href={url} isExternal>
          {name}
        </TextLink>
      ) : (
        name
      )}{' '}
      <span className="tabular whitespace-nowrap text-muted">({year})</span>
    </>
  );
}
