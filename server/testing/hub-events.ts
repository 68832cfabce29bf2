import type { TestApp } from './test-app.ts';

/** Collects the names of what a person's open pages are told from now on, in a growing list. */
export function listenToHub(app: TestApp, userId: string): readonly string[] {
  const names: string[] = [];
  app.services.accounts.hub.subscribe({
    userId,
    onEvent: ({ name }) => void names.push(name),
    onClose: () => undefined,
  });
  return names;
}
