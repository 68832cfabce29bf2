import { useCallback, useState } from 'react';
import type { OperatorFunnel } from '../../../shared/api/operator/schemas.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { formatPercent } from '../../../shared/format/percent.ts';
import { call } from '../../lib/api-client.ts';
import { Select, type SelectOption } from '../../ui/inputs/select.tsx';
import { DeskContent, useDeskData } from './desk-data.tsx';
import { messages } from './desk-messages.ts';
import { type DeskRow, DeskTableSection } from './desk-table.tsx';
import { PeriodForm, toQuery } from './period-form.tsx';

const words = messages.funnel;
const rate = (share: number | null) => (share === null ? messages.none : formatPercent(share));

const filterNames = ['campaign', 'device', 'page'] as const;
/** No campaign has a name in parentheses. */
const all = '(all)';
const noFilter = { campaign: all, device: all, page: all };
type Choices = Record<(typeof filterNames)[number], SelectOption[]>;

/** Where people leave, and what visits from each campaign, device, and page lead to. */
export function FunnelPage() {
  const [period, setPeriod] = useState({ from: '', to: '' });
  const [filter, setFilter] = useState(noFilter);
  const [choices, setChoices] = useState<Choices>();
  const load = useCallback(async () => {
    const given = Object.entries(filter).filter(([, value]) => value !== all);
    const answer = await call('GET /api/operator/funnel', {
      query: { ...toQuery(period), ...Object.fromEntries(given) },
    });
    // A filtered response contains only some of the options.
    if (given.length === 0) setChoices(listChoices(answer));
    return answer;
  }, [period, filter]);
  const loaded = useDeskData(load);
  return (
    <DeskContent loaded={loaded}>
      {({ from, to, limits, steps, campaigns, devices, pages }) => (
        <>
          <PeriodForm
            period={{ from, to }}
            onChange={(chosen) => {
              setFilter(noFilter);
              setPeriod(chosen);
            }}
          />
          <div className="grid gap-3 md:grid-cols-3">
            {filterNames.map((name) => (
              <Select
                key={name}
                name={name}
                label={words.filters[name]}
                options={[{ value: all, label: words.all }, ...(choices?.[name] ?? [])]}
                value={filter[name]}
                onChange={(value) => setFilter((before) => ({ ...before, [name]: value }))}
              />
            ))}
          </div>
          {limits.map((limit) => (
            <p key={limit} className="text-small text-muted">
              {limit}
            </p>
          ))}
          {(['quote', 'account'] as const).map((branch) => (
            <DeskTableSection
              key={branch}
              caption={words.steps[branch]}
              columns={words.stepColumns}
              empty={words.empty}
              isLong
              rows={steps.filter((step) => step.branch === branch).map(toStepRow)}
            />
          ))}
          {Object.entries({ campaigns, devices, pages }).map(([kind, rows]) => (
            <DeskTableSection
              key={kind}
              caption={titles[kind] ?? ''}
              columns={words.columns}
              empty={words.empty}
              isLong
              rows={toOutcomeRows(rows, kind === 'devices' ? nameDevice : keepName)}
            />
          ))}
        </>
      )}
    </DeskContent>
  );
}

const titles: Readonly<Record<string, string>> = {
  campaigns: words.campaigns,
  devices: words.devices,
  pages: words.pages,
};

function listChoices({ campaigns, devices, pages }: OperatorFunnel): Choices {
  const toOptions = (values: readonly string[]) =>
    [...new Set(values)]
      .filter((value) => value !== '' && value !== '(others)')
      .map((value) => ({ value, label: value }));
  return {
    campaign: toOptions(campaigns.map(({ campaign }) => campaign)),
    device: devices.map(({ name }) => ({ value: name, label: nameDevice(name) })),
    page: toOptions(pages.map(({ name }) => name)),
  };
}

const nameDevice = (name: string) => words.deviceNames[name] ?? name;
const keepName = (name: string) => name;

function toStepRow({
  title,
  reached,
  reachedRate,
  left,
  leftRate,
}: OperatorFunnel['steps'][number]): DeskRow {
  const cells = [
    title,
    formatNumber(reached),
    rate(reachedRate),
    left === null ? messages.none : formatNumber(left),
    rate(leftRate),
  ];
  return { key: title, cells, share: reachedRate ?? 0 };
}

function toOutcomeRows(rows: OperatorFunnel['devices'], describe: (name: string) => string): DeskRow[] {
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  return rows.map(({ name, visits, started, matches, referrals, referralRate }) => ({
    key: name,
    share: visits / most,
    cells: [
      describe(name) || words.noName,
      formatNumber(visits),
      formatNumber(started),
      formatNumber(matches),
      formatNumber(referrals),
      rate(referralRate),
    ],
  }));
}
