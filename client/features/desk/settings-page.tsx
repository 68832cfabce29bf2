import { Minus, Plus } from 'lucide-react';
import type { OperatorSettings } from '../../../shared/api/operator/schemas.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { call } from '../../lib/api-client.ts';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { DeskContent, useDeskData } from './desk-data.tsx';
import { messages } from './desk-messages.ts';
import { DeskTable } from './desk-table.tsx';

const words = messages.settings;
const loadSettings = () => call('GET /api/operator/settings');

/** The settings in effect. They can only be changed in the environment. */
export function SettingsPage() {
  const loaded = useDeskData(loadSettings);
  return (
    <DeskContent loaded={loaded}>
      {({ groups }) =>
        groups.map(({ title, settings }) => (
          <details key={title} className="group rounded-card border border-line bg-surface px-[20px] md:px-7">
            <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
              <h2 className="font-display text-h3">{title}</h2>
              <span className="ml-auto flex-none text-small text-muted">
                {words.set(settings.filter(isSet).length, formatNumber(settings.length))}
              </span>
              <Plus aria-hidden="true" className="size-5 flex-none text-ink group-open:hidden" />
              <Minus aria-hidden="true" className="hidden size-5 flex-none text-ink group-open:block" />
            </summary>
            <DeskTable
              caption={title}
              columns={words.columns}
              empty={messages.none}
              rows={settings.map((setting) => ({
                key: setting.name,
                cells: [
                  setting.name,
                  describeValue(setting),
                  <RichText key="description" text={setting.description} />,
                ],
              }))}
            />
          </details>
        ))
      }
    </DeskContent>
  );
}

type Setting = OperatorSettings['groups'][number]['settings'][number];

function isSet({ source }: Setting): boolean {
  return source === 'set' || source === 'hidden';
}

function describeValue({ value, source }: Setting): string {
  if (source === 'hidden') return words.hidden;
  if (source === 'unset') return words.unset;
  const text = value === '' || value === null ? words.blank : value;
  return source === 'default' ? words.standard(text) : text;
}
