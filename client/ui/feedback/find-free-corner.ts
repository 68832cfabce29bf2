/** A corner of the window, for something that floats over the page. On phones, a corner is the whole edge. */
export type Corner = { edge: 'top' | 'bottom'; side: 'left' | 'right' };

type Size = { width: number; height: number };
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** In order of preference. */
const corners: readonly Corner[] = [
  { edge: 'bottom', side: 'left' },
  { edge: 'bottom', side: 'right' },
  { edge: 'top', side: 'right' },
  { edge: 'top', side: 'left' },
];
const control = 'a[href], button, input, select, textarea, summary, label, [tabindex]';
/** The distance between the points that are checked, in pixels. */
const step = 24;

/**
 * Returns the corner where an element of this size hides the least. It avoids hiding the focused element if possible,
 * and then as many controls and as much text as it can. `margin` is its distance from the window's edges, in pixels.
 */
export function findFreeCorner(element: HTMLElement, { width, height }: Size, margin: number): Corner {
  const focused = document.activeElement;
  const focus =
    focused && focused !== document.body && !element.contains(focused)
      ? focused.getBoundingClientRect()
      : undefined;
  const costs = corners.map((corner) => {
    const box = placeBox(corner, { width, height }, margin);
    return (focus ? weighOverlap(corner, box, focus, margin) : 0) + countCovered(box, element);
  });
  return corners[costs.indexOf(Math.min(...costs))] ?? { edge: 'bottom', side: 'left' };
}

/** Hiding the focused element counts the most, unless the page can be scrolled to uncover it. */
function weighOverlap({ edge }: Corner, box: Box, focus: Box, margin: number): number {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const distance = margin + (edge === 'top' ? box.bottom - focus.top : focus.bottom - box.top);
  const room = edge === 'top' ? scrollTop : scrollHeight - clientHeight - scrollTop;
  return countOverlap(box, focus) * (distance <= room ? 100 : 1000);
}

/** In a low window, there may be no free corner. In that case, scrolls the focused element out from under this one. */
export function uncoverFocus(element: HTMLElement, { edge }: Corner, margin: number): void {
  const focused = findCoveredFocus(element);
  if (!focused) return;
  const box = element.getBoundingClientRect();
  const property = edge === 'top' ? 'scrollMarginTop' : 'scrollMarginBottom';
  focused.style[property] = `${box.height + 2 * margin}px`;
  focused.scrollIntoView({ block: edge === 'top' ? 'start' : 'end' });
  focused.style[property] = '';
}

/** Returns the focused element if this one covers any of it. */
export function findCoveredFocus(element: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || element.contains(focused)) return;
  const overlap = countOverlap(element.getBoundingClientRect(), focused.getBoundingClientRect());
  return overlap > 0 ? focused : undefined;
}

function placeBox({ edge, side }: Corner, { width, height }: Size, margin: number): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const left = side === 'left' ? margin : clientWidth - margin - width;
  const top = edge === 'top' ? findTop(margin) : clientHeight - margin - height;
  return { left, right: left + width, top, bottom: top + height };
}

/** The top of the area below a sticky bar, because content can't be scrolled out from under that. */
export function findTop(margin: number): number {
  const bars = [...document.querySelectorAll('[data-sticky-bar]')];
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom)) + margin;
}

/** The area that two boxes share, in squares of `step`. */
function countOverlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? 1 + (width * height) / step ** 2 : 0;
}

function countCovered({ left, right, top, bottom }: Box, element: HTMLElement): number {
  let cost = 0;
  for (let x = left; x < right; x += step) {
    for (let y = top; y < bottom; y += step) {
      const under = document.elementsFromPoint(x, y).find((one) => !element.contains(one));
      if (under?.closest(control)) cost += 3;
      else if (under && hasOwnText(under)) cost += 1;
    }
  }
  return cost;
}

function hasOwnText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}
