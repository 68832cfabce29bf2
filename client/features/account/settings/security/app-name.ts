const usualName = 'Authenticator app';

/** A name for one more app that tells it from the others. */
export function pickAppName(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? usualName : `${usualName} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
