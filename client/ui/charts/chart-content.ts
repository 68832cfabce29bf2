/** A bar's fill. `rest` is dashed and empty. */
export type ChartFill = 1 | 2 | 3 | 4 | 5 | 'rest';

export type ChartRow = {
  label: string;
  /** What the bar shows, in words. */
  text: string;
  /** Where the bar starts on the chart's axis. Defaults to the axis's start. */
  from?: number;
  to: number;
  /** The highest value it can reach. The bar is striped from `to` up to this value. */
  upTo?: number;
  fill?: ChartFill;
};

export type ChartColumn = {
  label: string;
  text: string;
  value: number;
  /** The highest value it can reach. The column is striped from `value` up to this one. */
  upTo?: number;
  /** Words that make it stand out, such as "You are here". */
  mark?: string;
};

export type ChartPart = { label: string; text: string; value: number; fill: ChartFill };

export type ChartStep = {
  picture: 'claim' | 'check' | 'calendar' | 'payment';
  title: string;
  text: string;
};

/** A chart of facts. All its words are text on the page, so the drawing is hidden from screen readers. */
export type ChartContent = {
  title: string;
  /** A remark on the figures, such as that they are an example. */
  note?: string;
} & (
  | {
      kind: 'rows';
      rows: readonly ChartRow[];
      /** The ends of the axis. By default it runs from 0 to the longest row. */
      axis?: { from: number; to: number; ticks: readonly number[]; label: string };
    }
  | { kind: 'columns'; columns: readonly ChartColumn[] }
  | { kind: 'stack'; parts: readonly ChartPart[]; totals: readonly { label: string; text: string }[] }
  | { kind: 'steps'; steps: readonly ChartStep[] }
);
