const idleMs = 5 * 60_000;
/** Not `scroll`, because pages and carousels scroll automatically. */
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls `onIdle` once for each pause of five minutes without input. See docs/product.md, "Tracked events". */
export function watchIdle(target: EventTarget, onIdle: () => void): void {
  let lastInput = Date.now();
  let isIdle = false;

  function check() {
    const left = lastInput + idleMs - Date.now();
    if (left > 0) {
      setTimeout(check, left);
      return;
    }
    isIdle = true;
    onIdle();
  }

  function note() {
    lastInput = Date.now();
    if (!isIdle) return;
    isIdle = false;
    setTimeout(check, idleMs);
  }

  for (const input of inputs) target.addEventListener(input, note, { capture: true, passive: true });
  setTimeout(check, idleMs);
}
