import { useState } from 'react';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTyped } from '../../lib/forms/use-typed.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chart } from '../../ui/charts/chart.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { DataTable } from '../../ui/layout/data-table.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { Section } from './developer-section.tsx';
import { FiguresError, loadFigures, type SourceFigures } from './load-figures.ts';
import { messages } from './messages.ts';

const words = messages.figures;

export const ownFiguresSection = { id: 'your-figures', title: words.title } as const;

/** Shows what a source has sent. Its key stays in this page's memory. */
export function OwnFigures() {
  const [key, setKey] = useState('');
  const [figures, setFigures] = useState<SourceFigures>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    values: { key },
    onChange: (_name, value) => setKey(value),
    validate: (values) => ({ key: values.key.trim() === '' ? words.missing : undefined }),
    onSubmit: () => void load(),
    isInert: isBusy,
  });
  useTyped(form.props.ref, { key: '' }, (typed) => setKey(typed.key ?? ''));

  async function load() {
    setIsBusy(true);
    try {
      setFigures(await loadFigures(key.trim()));
    } catch (cause) {
      setFigures(undefined);
      form.showErrors({ key: cause instanceof FiguresError ? cause.message : words.unreachable });
    }
    setIsBusy(false);
  }

  return (
    <Section {...ownFiguresSection}>
      <p className="max-w-prose">
        <RichText text={words.lead} />
      </p>
      <form {...form.props} className="grid max-w-prose gap-4 noscript:hidden">
        <TextField
          {...form.bind('key')}
          type="password"
          label={words.key}
          hint={words.keyHint}
          autoComplete="off"
        />
        <div>
          <Button type="submit" isBusy={isBusy} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </div>
      </form>
      <p role="status" className="max-w-prose font-semibold text-ink">
        {figures?.summary}
      </p>
      {figures && <Figures figures={figures} />}
    </Section>
  );
}

function Figures({ figures: { charts, outcomes, live } }: { figures: SourceFigures }) {
  return (
    <>
      {charts.map((content) => (
        <Chart key={content.title} content={content} />
      ))}
      {[outcomes, live].map((table) => (
        <section key={table.caption}>
          <h3 className="mt-4 text-title font-semibold">{table.caption}</h3>
          {table.rows.length > 0 ? (
            <ScrollRegion label={table.caption} className="mt-2 max-h-120 overflow-y-auto">
              <DataTable table={table} />
            </ScrollRegion>
          ) : (
            <p>{words.nothing}</p>
          )}
        </section>
      ))}
    </>
  );
}
