/** Whatever could run or load something when the picture is opened on its own or becomes part of a page. */
const active =
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed)\b|[\s/"']on\w+\s*=|javascript:|href\s*=\s*["']\s*(?!#|data:image\/)|url\(\s*["']?\s*(?![\s"'#]|data:image\/)|@import|<!ENTITY[^>]*[&<]/i;

/** In another encoding, the words above would be spelled with other bytes. */
const otherEncoding = /[\0\uFFFD]|encoding\s*=\s*["'](?!utf-?8|us-ascii)/i;

/** Whether an SVG is only a drawing. */
export function isPassiveSvg(body: Buffer): boolean {
  const svg = body.toString('utf8');
  return !active.test(svg) && !otherEncoding.test(svg);
}
