import { useSiteOrigin } from '../../lib/site-origin.ts';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import type { CodeSample as Sample } from './content.ts';
import { messages } from './messages.ts';

/** Code to copy. Long lines scroll separately, with the keyboard, too. */
export function CodeSample({ sample }: { sample: Sample }) {
  const { title, code } = sample;
  const text = code.replaceAll('{origin}', useSiteOrigin());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <ScrollRegion label={title} className="overflow-x-auto rounded-control bg-surface-mist px-5 py-4">
        <pre className="font-mono text-small leading-relaxed text-ink">
          <code>{text}</code>
        </pre>
      </ScrollRegion>
      <div className="print:hidden">
        <CopyButton text={text} label={messages.copy} about={title} />
      </div>
    </div>
  );
}
