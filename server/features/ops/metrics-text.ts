export type Sample = {
  value: number;
  labels?: Readonly<Record<string, string>>;
  /** What follows the name, such as `_bucket`. */
  suffix?: string;
};

export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
  samples: readonly Sample[];
};

/** The text format that Prometheus reads, version 0.0.4. */
export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({ value, labels = {}, suffix = '' }) => `${name}${suffix}${writeLabels(labels)} ${value}`,
        ),
      ]
        .map((line) => `${line}\n`)
        .join(''),
    )
    .join('');
}

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
