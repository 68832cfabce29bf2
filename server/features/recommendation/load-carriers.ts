import { readFileSync } from 'node:fs';
import { type Carrier, carriersSchema, describeCarrierFaults } from '../../../shared/matching/carrier.ts';
import { defaultCarriers } from '../../../shared/matching/carriers.ts';

/**
 * Loads the carriers to match: the built-in ones, or those in the operator's JSON file. Throws with one line per error
 * when the file can't be read or breaks the schema.
 */
export function loadCarriers(file: string | undefined): readonly Carrier[] {
  const parsed = carriersSchema.safeParse(file === undefined ? defaultCarriers : readJson(file));
  if (parsed.success) return parsed.data;
  const errors = describeCarrierFaults(parsed.error).map((error) => `  ${error}`);
  throw new Error(
    `${file === undefined ? 'The built-in list of carriers' : `CARRIERS_FILE ${file}`} has ${errors.length} error(s):\n${errors.join('\n')}`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(
      `CARRIERS_FILE ${file} cannot be read as JSON: ${cause instanceof Error ? cause.message : ''}`,
      {
        cause,
      },
    );
  }
}
