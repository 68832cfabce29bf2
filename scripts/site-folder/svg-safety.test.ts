import { expect, it } from 'vitest';
import { isPassiveSvg } from './svg-safety.ts';

const draw = (content: string, root = '<svg viewBox="0 0 8 8">') => Buffer.from(`${root}${content}</svg>`);

it.each([
  '<path d="M0 0h8v8z" fill="url(#shade)"/>',
  '<use href="#shape"/><use xlink:href = \' #shape\'/>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  '<style>.a{fill:#0d5a66}</style><metadata>All of it, online</metadata>',
  '<g inkscape:export-filename="C:\\Users\\Ann\\logo.png"/>',
  '<animate attributeName="opacity" values="0;1" dur="1s"/>',
])('takes %s for a drawing', (content) => {
  expect(isPassiveSvg(draw(content))).toBe(true);
});

it('takes a drawing of Illustrator for one', () => {
  const root =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]><svg xmlns="&ns_svg;">';
  expect(isPassiveSvg(draw('<path d="M0 0"/>', root))).toBe(true);
});

it.each([
  ['a script', '<script>1</script>'],
  ['a handler', '<g onclick="1"/>'],
  ['a link', '<a href="https://a.example/"/>'],
  ['a link without quotation marks', '<image href=//a.example/x.png>'],
  [
    'a link that an animation sets',
    '<a href="#"><animate attributeName="href" values="java&#115;cript:1"/></a>',
  ],
  ['a link that is set later', '<a href="#"><set attributeName=xlink:href to="java&#115;cript:1"/></a>'],
  ['a page that HTML makes of it', '<meta http-equiv="refresh" content="0;url=https://a.example/">'],
  ['a picture of HTML', '<img src="https://a.example/">'],
  ['a form of HTML', '<form action="https://a.example/">'],
  ['a style with an escaped address', '<style>g{fill:u\\72l(//a.example/)}</style>'],
  ['a style with a set of pictures', '<style>g{background:image-set("//a.example/" 1x)}</style>'],
])('finds %s', (_name, content) => {
  expect(isPassiveSvg(draw(content))).toBe(false);
});

it('finds a handler that every element gets by default', () => {
  const root = '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg>';
  expect(isPassiveSvg(draw('', root))).toBe(false);
});
