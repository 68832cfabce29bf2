import { Prose } from '../../ui/layout/prose.tsx';
import type { GuideChapter } from './content.ts';

/** One topic of the guide with its four parts, to be read from top to bottom. */
export function Chapter({ chapter }: { chapter: GuideChapter }) {
  const { id, title, intro, topics } = chapter;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line">
      <div className="page-width section-y grid gap-x-16 gap-y-9 min-[64rem]:grid-cols-[4fr_8fr]">
        <div className="min-[64rem]:sticky min-[64rem]:top-10 min-[64rem]:self-start">
          <h2 id={`${id}-title`} className="font-display text-display-md">
            {title}
          </h2>
          <p className="mt-3 max-w-[24rem]">{intro}</p>
        </div>
        <div className="grid gap-12">
          {topics.map((topic) => (
            <section key={topic.id} id={topic.id}>
              <h3 className="mb-3.5 font-display text-h3">{topic.title}</h3>
              <Prose blocks={topic.body} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
