import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { type Engine, WebDriverError } from './webdriver.ts';

/** Testing Library finds elements by role and accessible name in the page, the same in every engine. */
const library = readFileSync(
  new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = z.object({ [elementKey]: z.string() });

/** Errors that mean that the page is still changing. */
const transientErrors: ReadonlySet<string> = new Set([
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'javascript error',
]);

type Name = string | RegExp;

/**
 * A page as a person uses it. Every step waits until it can be done. Elements are found by their role and name; the role
 * `field` finds any control by its label.
 */
export class Tab {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#engine.send('WebDriver:Navigate', { url: new URL(path, this.#origin).href });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#engine.send('WebDriver:SetWindowRect', { width, height });
  }

  async goBack(): Promise<void> {
    await this.#engine.send('WebDriver:Back');
  }

  async reload(): Promise<void> {
    await this.#engine.send('WebDriver:Refresh');
  }

  /** The path and query of the address. */
  async expectPath(path: string): Promise<void> {
    const read = async () =>
      String(await this.#engine.send('WebDriver:GetCurrentURL')).replace(this.#origin, '');
    await expect.poll(read).toBe(path);
  }

  /** Runs the body of a function in the page. */
  evaluate(script: string, ...args: unknown[]): Promise<unknown> {
    return this.#engine.send('WebDriver:ExecuteScript', { script, args });
  }

  async press(role: string, name: Name): Promise<void> {
    await this.#act(role, name, (id) => this.#engine.send('WebDriver:ElementClick', { id }));
  }

  async fill(label: Name, text: string): Promise<void> {
    await this.#act('field', label, (id) => this.#engine.send('WebDriver:ElementClear', { id }));
    await this.type('field', label, text);
  }

  /** Presses keys in an element. */
  async type(role: string, name: Name, text: string): Promise<void> {
    await this.#act(role, name, (id) => this.#engine.send('WebDriver:ElementSendKeys', { id, text }));
  }

  async choose(label: Name, option: string): Promise<void> {
    await this.#act('field', label, (id) =>
      // The list is the system's own, so the choice is made like a script of the browser would.
      this.evaluate(
        `const [select, text] = arguments;
        select.value = [...select.options].find((option) => option.text === text).value;
        select.dispatchEvent(new Event('change', { bubbles: true }));`,
        { [elementKey]: id },
        option,
      ),
    );
  }

  /** Waits for visible words. */
  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.evaluate('return document.body.innerText')).toContain(text);
  }

  async expectElement(role: string, name: Name): Promise<void> {
    await this.#act(role, name, async () => undefined);
  }

  /** A screen reader starts to read at the element with the focus. */
  async expectFocus(name: string): Promise<void> {
    await expect.poll(() => this.evaluate('return document.activeElement?.textContent ?? ""')).toBe(name);
  }

  async #find(role: string, name: Name): Promise<string | undefined> {
    const found = await this.evaluate(
      // Sent every time, because Firefox gives each script its own global object.
      `if (!globalThis.TestingLibraryDom) { ${library} }
      const [role, source, flags] = arguments;
      const name = flags === null ? source : new RegExp(source, flags);
      const { screen } = globalThis.TestingLibraryDom;
      const found = role === 'field' ? screen.queryAllByLabelText(name) : screen.queryAllByRole(role, { name });
      return found.find((element) => element.checkVisibility());`,
      role,
      name instanceof RegExp ? name.source : name,
      name instanceof RegExp ? name.flags : null,
    );
    return elementSchema.safeParse(found).data?.[elementKey];
  }

  async #act(role: string, name: Name, work: (id: string) => Promise<unknown>): Promise<void> {
    const attempt = async () => {
      try {
        const id = await this.#find(role, name);
        if (id === undefined) return 'missing';
        await work(id);
        return 'done';
      } catch (cause) {
        if (cause instanceof WebDriverError && transientErrors.has(cause.code)) return cause.message;
        throw cause;
      }
    };
    await expect.poll(attempt, `${role} ${name}`).toBe('done');
  }
}
