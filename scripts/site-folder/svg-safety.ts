/** Whatever could run or load something when the picture is opened on its own or becomes part of a page. */
const active = [
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|meta|link|base|form|img|video|audio|source|input)\b/i,
  /[\s/"']on\w+\s*=|javascript:|<!ENTITY[^>]*[&<]|<!ATTLIST/i,
  /href\s*=(?!\s*["']\s*(?:#|data:image\/))|attributeName\s*=\s*["']?\s*(?:[\w.-]+:)?href/i,
  // Styles can spell a function's name with escapes, such as `u\72l(`.
  /url\(\s*["']?\s*(?![\s"'#]|data:image\/)|image-set\(|@import|\\[\da-f]{0,6}\s?[\w\\]*\(/i,
];

/** In another encoding, the words above would be spelled with other bytes. */
const otherEncoding = /[\0\uFFFD]|encoding\s*=\s*["'](?!utf-?8|us-ascii)/i;

/** Whether an SVG is only a drawing. */
export function isPassiveSvg(body: Buffer): boolean {
  const svg = body.toString('utf8');
  return !active.some((pattern) => pattern.test(svg)) && !otherEncoding.test(svg);
}
