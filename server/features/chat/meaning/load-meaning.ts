import type { Meaning } from '../converse.ts';
import { type Encode, loadEncoder } from './encoder.ts';
import { loadModels } from './load-models.ts';
import { understand } from './understanding.ts';

/** Reads messages with the trained models. Without the encoder, these only use words and letters. */
export async function loadMeaning({ hasEncoder }: { hasEncoder: boolean }): Promise<{
  findMeaning: (message: string) => Promise<Meaning>;
  warning?: string;
}> {
  const models = await loadModels();
  let encode: Encode | undefined;
  let warning: string | undefined;
  try {
    encode = hasEncoder ? await loadEncoder() : undefined;
    // The first sentence takes as long as many, because it compiles the model.
    await encode?.('Hello');
  } catch (cause) {
    encode = undefined;
    warning = `the assistant reads without its sentence encoder: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
  return {
    async findMeaning(message) {
      const vector = await encode?.(message);
      return {
        understanding: understand(models, message, vector),
        vector,
        guessWish: (part) => understand(models, part, undefined).wish,
      };
    },
    ...(warning === undefined ? {} : { warning }),
  };
}
