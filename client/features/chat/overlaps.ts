/** Whether two elements lie over each other on the screen. */
export function overlaps(one: Element, other: Element): boolean {
  const own = one.getBoundingClientRect();
  const { top, right, bottom, left } = other.getBoundingClientRect();
  return top < own.bottom && bottom > own.top && left < own.right && right > own.left;
}
