import type { OperatorSettings } from '../../../shared/api/operator/schemas.ts';
import { call } from '../../lib/api-client.ts';
import { DeskContent, useDeskData } from './desk-data.tsx';
import { DeskSection } from './desk-section.tsx';
import { DeskTable } from './desk-table.tsx';
import { messages } from './messages.ts';

const words = messages.settings;
const loadSettings = () => call('GET /api/operator/settings');

/** The settings in effect. They are changed in the environment, never here. */
export function SettingsPage() {
  const loaded = useDeskData(loadSettings);
  return (
    <DeskContent loaded={loaded}>
      {({ groups }) =>
        groups.map(({ title, settings }) => (
          <DeskSection key={title} title={title}>
            <DeskTable
              caption={title}
              columns={words.columns}
              empty={messages.none}
              rows={settings.map((setting) => ({
                key: setting.name,
                cells: [setting.name, describeValue(setting), setting.description],
              }))}
            />
          </DeskSection>
        ))
      }
    </DeskContent>
  );
}

function describeValue({ value, source }: OperatorSettings['groups'][number]['settings'][number]): string {
  if (source === 'hidden') return words.hidden;
  if (source === 'unset') return words.unset;
  const text = value === '' || value === null ? words.blank : value;
  return source === 'default' ? words.standard(text) : text;
}
