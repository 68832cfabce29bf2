import { Bar, fillClassNames, Swatch } from './bar.tsx';
import type { ChartPart } from './chart-content.ts';
import { measureStack } from './measure-bars.ts';

const height = 36;

type StackProps = { parts: readonly ChartPart[]; totals: readonly { label: string; text: string }[] };

/** A single bar with all parts, and a legend with their totals. */
export function Stack({ parts, totals }: StackProps) {
  return (
    <>
      <StackBar parts={parts} />
      <dl className="tabular mt-4 grid gap-2 text-small">
        {parts.map(({ label, text, fill }) => (
          <Line key={label} label={label} text={text} fill={fill} />
        ))}
        {totals.map(({ label, text }) => (
          <Line key={label} label={label} text={text} />
        ))}
      </dl>
    </>
  );
}

/** Only the bar, for a page that has its own list. */
export function StackBar({ parts }: Pick<StackProps, 'parts'>) {
  const bars = measureStack(parts.map(({ value }) => value));
  return (
    <Bar height={height}>
      {parts.map(({ label, fill }, index) => (
        <rect
          key={label}
          x={`${bars[index]?.start}%`}
          width={`${bars[index]?.width}%`}
          height={height}
          className={fillClassNames[fill]}
        />
      ))}
      {bars.slice(1).map(({ start }) => (
        <line
          key={start}
          x1={`${start}%`}
          x2={`${start}%`}
          y1="-1"
          y2={height + 1}
          strokeWidth="3"
          className="stroke-surface-mist"
        />
      ))}
    </Bar>
  );
}

type LineProps = { label: string; text: string; fill?: ChartPart['fill'] };

function Line({ label, text, fill }: LineProps) {
  return (
    <div className="flex justify-between gap-x-4 last:border-t max-[20rem]:flex-wrap last:border-ink last:pt-2">
      <dt className="flex gap-3 leading-snug max-[20rem]:basis-full">
        {fill ? <Swatch fill={fill} /> : <span className="w-3.5" />}
        {label}
      </dt>
      <dd className="font-semibold whitespace-nowrap text-ink">{text}</dd>
    </div>
  );
}
