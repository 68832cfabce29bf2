import type { Page } from '@playwright/test';

/**
 * From now on, and on every page of this tab, changes the page like a browser's translator: each text node is replaced
 * by `font` elements around a copy, also when the page changes. The words stay, so that tests find them. A change of a
 * text that was replaced is an error, because the reader keeps seeing the old one.
 */
export async function translate(page: Page): Promise<void> {
  // A page that is translated before React takes over is rendered again, which has nothing to do with forms.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].flatMap(Object.keys).some((key) => key.startsWith('__react')),
  );
  await page.evaluate(() => {
    const copies = new WeakSet<Node>();
    const outdated = new MutationObserver(([change]) => {
      reportError(new Error(`This change never shows on a translated page: ${change?.target.textContent}`));
    });
    const skipped = 'script, style, noscript, textarea, svg';

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

    translateAll(document.body);
    const look = { childList: true, characterData: true, subtree: true };
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translateAll(target.parentNode ?? target);
    }).observe(document.body, look);
  });
}
