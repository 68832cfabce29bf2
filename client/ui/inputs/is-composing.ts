import type { KeyboardEvent } from 'react';

/** Whether an input method is composing a word: its keys are its own. Safari says so for the last one only in its code. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
