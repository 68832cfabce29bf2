import type { BrowserContext } from '@playwright/test';

/**
 * Changes every page of this browser like a browser's translator, as soon as React has taken it over: each text node is
 * replaced by `font` elements around a copy, also when the page changes. The words stay, so that tests find them. A
 * change of a text that was replaced is an error, because the reader keeps seeing the old one.
 */
export async function translate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const copies = new WeakSet<Node>();
    const outdated = new MutationObserver(([change]) => {
      reportError(new Error(`This change never shows on a translated page: ${change?.target.textContent}`));
    });
    const skipped = 'head, script, style, noscript, textarea, svg';

    function replaceText(text: Text) {
      if (copies.has(text) || !/\p{L}/u.test(text.data) || text.parentElement?.closest(skipped)) return;
      const copy = new Text(text.data);
      copies.add(copy);
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(copy);
      outer.append(inner);
      text.replaceWith(outer);
      outdated.observe(text, { characterData: true });
    }

    function translateAll(root: Node) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      found.forEach(replaceText);
    }

    const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    let left = -1;
    /** Translated before that, a page is rendered again, which has nothing to do with its forms. */
    function isTakenOver(): boolean {
      const controls = [...document.querySelectorAll('#root :is(h1, button, input, select, textarea)')];
      const before = left;
      // Some elements of an article are never React's own.
      left = [...document.querySelectorAll('#root *')].filter((element) => !isReacts(element)).length;
      return controls.length > 0 && controls.every(isReacts) && left === before;
    }

    const waiting = setInterval(() => {
      if (!isTakenOver()) return;
      clearInterval(waiting);
      translateAll(document.body);
      const look = { childList: true, characterData: true, subtree: true };
      new MutationObserver((changes) => {
        for (const { target } of changes) if (target.isConnected) translateAll(target.parentNode ?? target);
      }).observe(document.body, look);
    }, 100);
  });
}
