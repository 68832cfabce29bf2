import { expect, type Page } from '@playwright/test';
import { waitForStillness } from '../accessibility.ts';
import { setView, usualTextSize, type View } from './views.ts';

/** The first is 400% zoom of a window of 1280 by 1024. */
const narrowViews: readonly View[] = [
  { width: 320, height: 256, textSize: 16 },
  { width: 390, height: 844, textSize: 32 },
  { width: 1280, height: 900, textSize: 32 },
];

/** Expects that nothing on the page is cut off, covered, or too small to press, in each narrow view. `within` is a CSS selector. */
export async function expectReadable(page: Page, name: string, within = 'body'): Promise<void> {
  const size = page.viewportSize();
  const problems: string[] = [];
  for (const view of narrowViews) {
    const { width, height, textSize } = view;
    await setView(page, view);
    await waitForStillness(page);
    for (const problem of await findLayoutProblems(page, { withFocus: true, within }))
      problems.push(`${width} × ${height} px, text of ${textSize} px: ${problem}`);
  }
  if (size) await setView(page, { ...size, textSize: usualTextSize });
  expect(problems, name).toEqual([]);
}

/**
 * What of the page, or of its last dialog, can't be read or pressed in the window as it is. `withFocus` also visits every
 * control.
 */
export function findLayoutProblems(
  page: Page,
  { withFocus, within = 'body' }: { withFocus: boolean; within?: string },
): Promise<string[]> {
  return page.evaluate(
    ({ withFocus, within }) => {
      const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(
        -1,
      );
      const root = dialog ?? document.querySelector(within) ?? document.body;
      const elements = [...root.querySelectorAll<HTMLElement>('*')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      const describe = (element: Element) =>
        `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}`;
      const isHiddenVisually = (element: Element) =>
        element.closest('.sr-only, [aria-hidden="true"]') !== null ||
        element.getBoundingClientRect().width <= 1;
      const isBesideWindow = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;

      function findOverhang(): string[] {
        const { clientWidth, scrollWidth } = document.documentElement;
        if (scrollWidth <= clientWidth && !dialog) return [];
        const wide = elements.filter(
          (element) =>
            isBesideWindow(element) &&
            element.textContent.trim() !== '' &&
            !isHiddenVisually(element) &&
            !element.closest('thead') &&
            !findScroller(element),
        );
        return wide.slice(-2).map((element) => `outside of the window: ${describe(element)}`);
      }

      function findScroller(element: Element): Element | undefined {
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
          const { overflowX } = getComputedStyle(parent);
          if ((overflowX === 'auto' || overflowX === 'scroll') && parent.scrollWidth > parent.clientWidth)
            return parent;
        }
        return undefined;
      }

      function findClipped(): string[] {
        const clipped = elements.filter((element) => {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
          const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
          const isTold = textOverflow === 'ellipsis' && element.title !== '';
          if (isHiddenVisually(element) || isTold || !element.textContent.trim() || clientWidth < 2)
            return false;
          return (
            (hides(overflowX) && scrollWidth > clientWidth + 1) ||
            (hides(overflowY) && scrollHeight > clientHeight + 1)
          );
        });
        return clipped.slice(-3).map((element) => `cut off: ${describe(element)}`);
      }

      /** Addresses and codes may break anywhere, amounts not. */
      const isWord = (token: string) =>
        /^[−(]?\$?[\d,.]+[%)]?$/.test(token) || !/[@_\d]|\.\w|:\/\//.test(token);

      function isText(node: Node): boolean {
        const parent = node.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true }) || isHiddenVisually(parent)) return false;
        return !parent.closest('code, pre, script, style');
      }

      function listTexts(): Node[] {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
        return texts;
      }

      function findBrokenWords(): string[] {
        const range = document.createRange();
        const broken = listTexts().flatMap((node) => {
          range.selectNodeContents(node);
          if (range.getClientRects().length < 2) return [];
          const words = [...(node.textContent ?? '').matchAll(/[^\s\-–—/]+/g)].filter(([token]) =>
            isWord(token),
          );
          return words
            .filter(({ 0: token, index }) => {
              range.setStart(node, index);
              range.setEnd(node, index + token.length);
              return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
            })
            .map(([token]) => `broken word: ${token}`);
        });
        return broken.slice(0, 5);
      }

      const controls = elements.filter((element) =>
        element.matches('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
      );

      function findSmallTargets(): string[] {
        const small = controls.filter((element) => {
          if (isHiddenVisually(element)) return false;
          // A radio or checkbox inside of its label is pressed with it.
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
          const isInText = getComputedStyle(element).display === 'inline';
          const isMain = element.matches('[type="submit"], .bg-primary, .bg-accent, select, textarea');
          return !isInText && (width < 24 || height < (isMain ? 44 : 24));
        });
        return small.slice(0, 5).map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `small target: ${Math.round(width)} × ${Math.round(height)} ${describe(element)}`;
        });
      }

      /** What is wrong with where a control is that just got the focus: a bar that stays in place may lie over it. */
      function describePlace(element: HTMLElement): string[] {
        const { left, top, width, height } = element.getBoundingClientRect();
        if (top + height < 1 || top > innerHeight - 1) return [`out of view: ${describe(element)}`];
        const middle = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
        // Both move away from the focus, and have tests of their own.
        const isMovable = middle?.closest('[data-assistant-button], section:has([data-toast])');
        if (!middle || element.contains(middle) || isMovable) return [];
        return findPinned(middle, element) ? [`covered: ${describe(element)} by ${describe(middle)}`] : [];
      }

      function findCovered(): string[] {
        const before = document.activeElement;
        const found = controls.flatMap((element) => {
          element.focus();
          return document.activeElement === element ? describePlace(element) : [];
        });
        if (before instanceof HTMLElement) before.focus();
        return found.slice(0, 5);
      }

      function findPinned(cover: Element, element: Element): boolean {
        for (let box: Element | null = cover; box && !box.contains(element); box = box.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
        return false;
      }

      return [
        ...findOverhang(),
        ...findClipped(),
        ...findBrokenWords(),
        ...findSmallTargets(),
        ...(withFocus ? findCovered() : []),
      ];
    },
    { withFocus, within },
  );
}
