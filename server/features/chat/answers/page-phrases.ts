import { directory } from '../../../../shared/site/directory.data.ts';
import moreAskData from './data/more-asks.json' with { type: 'json' };
import paraphraseData from './data/paraphrases.json' with { type: 'json' };
import words from './data/words.json' with { type: 'json' };
import type { KnowledgeSection } from './knowledge-index.ts';
import type { Ask } from './likeness.ts';
import { type OwnAnswer, ownAnswers } from './own-answers.ts';

/** Paraphrases by the path of the section that answers them, with its heading where sections share a path. */
export const questionParaphrases: Readonly<Record<string, readonly string[]>> = paraphraseData;
/** More ways of asking, by the same names or those of own answers. The model of wishes learns from a few of them. */
export const moreAsks: Readonly<Record<string, readonly string[]>> = moreAskData;

export function nameSection({ path, heading }: Pick<KnowledgeSection, 'path' | 'heading'>): string {
  return `${path} ${heading}`;
}

export function nameOwnAnswer({ name }: OwnAnswer): string {
  return `own ${name}`;
}

/** Questions that this section answers. */
function listPhrases(section: KnowledgeSection): readonly string[] {
  const { path, heading } = section;
  const asked = [path, nameSection(section)].flatMap((name) => [
    ...(questionParaphrases[name] ?? []),
    ...(moreAsks[name] ?? []),
  ]);
  if (asked.length === 0 && isCarrier(heading)) return [heading, ...listCarrierAsks(heading)];
  return heading === '' ? asked : [heading, ...asked];
}

/** Every way of asking, with the name of the section or own answer that answers it. */
export function listAsks(sections: readonly KnowledgeSection[]): readonly Ask[] {
  return [
    ...sections.flatMap((section) =>
      [...listPhrases(section), `${section.page}: ${section.heading}`].map((text) => ({
        name: nameSection(section),
        text,
      })),
    ),
    ...ownAnswers.flatMap((own) => {
      const name = nameOwnAnswer(own);
      return [...own.asks, ...(moreAsks[name] ?? [])].map((text) => ({ name, text }));
    }),
  ];
}

const isCarrier = (heading: string) => directory.carriers.some(({ name }) => name === heading);

/** Questions about one of an operator's carriers, for which there are no paraphrases. */
function listCarrierAsks(name: string): readonly string[] {
  const [word = name] = name.split(' ');
  return [name, word].flatMap((named) => words.carrierAsks.map((ask) => ask.replace('{name}', named)));
}
