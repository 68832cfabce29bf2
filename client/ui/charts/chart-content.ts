/** What a bar is filled with; `rest` is dashed and empty. */
export type ChartFill = 1 | 2 | 3 | 4 | 5 | 'rest';

export type ChartRow = {
  label: string;
  /** The same as the bar, in words. */
  text: string;
  /** Where the bar begins, on the chart's axis; at its start unless given. */
  from?: number;
  to: number;
  /** How far it may reach; striped from `to` on. */
  upTo?: number;
  fill?: ChartFill;
};

export type ChartColumn = { label: string; text: string; value: number };

export type ChartPart = { label: string; text: string; value: number; fill: ChartFill };

export type ChartStep = {
  picture: 'claim' | 'check' | 'calendar' | 'payment';
  title: string;
  text: string;
};

/** A picture of facts. All its words are text on the page, so what is drawn is hidden from screen readers. */
export type ChartContent = {
  title: string;
  /** What it is and isn't, such as an example. */
  note?: string;
} & (
  | {
      kind: 'rows';
      rows: readonly ChartRow[];
      /** The ends of the axis; from 0 to the longest row unless given. */
      axis?: { from: number; to: number; ticks: readonly number[]; label: string };
    }
  | { kind: 'columns'; columns: readonly ChartColumn[] }
  | { kind: 'stack'; parts: readonly ChartPart[]; totals: readonly { label: string; text: string }[] }
  | { kind: 'steps'; steps: readonly ChartStep[] }
);
