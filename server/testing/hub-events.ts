import type { TestApp } from './test-app.ts';

/** The names of what a person's open pages are told from now on. The list grows. */
export function listenToHub(app: TestApp, userId: string): readonly string[] {
  const names: string[] = [];
  app.services.auth.hub.subscribe({
    userId,
    onEvent: ({ name }) => void names.push(name),
    onClose: () => undefined,
  });
  return names;
}
