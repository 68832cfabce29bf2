/** What could run or load something when the picture is opened by itself, or becomes part of a page. */
const active =
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed)\b|[\s/"']on\w+\s*=|javascript:|href\s*=\s*["']\s*(?!#|data:image\/)|@import|<!ENTITY[^>]*[&<]/i;

/** Whether an SVG is only a drawing. */
export function isPassiveSvg(svg: string): boolean {
  return !active.test(svg);
}
