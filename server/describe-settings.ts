import type { OperatorSettings } from '../shared/api/operator/schemas.ts';
import { describeSetting, holdsSecret } from './setting-checks.ts';
import { settingGroups } from './settings.ts';

/**
 * Describes the settings in effect, for the operator's desk. `given` contains those that are set in the environment.
 */
export function describeSettings(given: Readonly<Record<string, string>>): OperatorSettings {
  return {
    groups: Object.entries(settingGroups).map(([title, settings]) => ({
      title,
      settings: Object.entries(settings).map(([name, setting]) => {
        const { description, default: standard } = describeSetting(setting);
        const value = given[name];
        if (value === undefined) {
          return {
            name,
            value: standard ?? null,
            source: standard === undefined ? 'unset' : 'default',
            description,
          };
        }
        const isSecret = holdsSecret(name);
        return { name, value: isSecret ? null : value, source: isSecret ? 'hidden' : 'set', description };
      }),
    })),
  };
}
