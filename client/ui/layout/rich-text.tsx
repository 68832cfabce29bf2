import { createElement, Fragment } from 'react';
import { TextLink } from '../actions/link.tsx';
import { parseMarkedText, type TextPart } from './marked-text.ts';

type RichTextProps = {
  text: string;
  /** Which targets may be linked; the site's own copy links what it likes. */
  accepts?: (target: string) => boolean;
};

/** Marked text as it is read: links of this site stay in the page, others and places on the page are plain anchors. */
export function RichText({ text, accepts }: RichTextProps) {
  const parts = parseMarkedText(text, accepts);
  // As arguments the parts need no keys: words may well repeat.
  return createElement(Fragment, null, ...parts.map((part) => createElement(Part, part)));
}

function Part({ text, isStrong, isCode, target }: TextPart) {
  if (isStrong) return <strong className="font-semibold text-ink">{text}</strong>;
  if (isCode) return <Code text={text} />;
  if (target === undefined) return text;
  return isPage(target) ? (
    <TextLink to={target}>{text}</TextLink>
  ) : (
    <TextLink href={target} className={target.startsWith('tel:') ? 'whitespace-nowrap' : 'wrap-anywhere'}>
      {text}
    </TextLink>
  );
}

/** The browser itself fetches this site's files, such as the feed: their paths have an extension. */
function isPage(target: string): boolean {
  return target.startsWith('/') && !/\.\w+$/.test(target);
}

const mayBreak = createElement('wbr');

/** An email address, which breaks after its @ if there's no room for it. Anything else stays as it is. */
export function EmailText({ children: text }: { children: string }) {
  const domain = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, domain)}
      <wbr />
      {text.slice(domain)}
    </>
  );
}

/** Paths and names may break where a part of them ends. */
function Code({ text }: { text: string }) {
  const parts = text.split(/(?<=[/_=])(?=\w)/).flatMap((part) => [mayBreak, part]);
  return createElement('code', { className: 'font-mono text-[0.9em] wrap-break-word text-ink' }, ...parts);
}
