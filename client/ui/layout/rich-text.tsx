import { createElement, useId } from 'react';
import { TextLink } from '../actions/link.tsx';
import { parseMarkedText, type TextPart } from './marked-text.ts';

type RichTextProps = {
  text: string;
  /** Which targets may be links. By default, all of them, as in the site's own copy. */
  accepts?: (target: string) => boolean;
};

/**
 * Renders marked text. Links to this site use the router, and links to other sites or anchors are plain. A new text gets
 * a new element, because translators replace the text in it.
 */
export function RichText({ text, accepts }: RichTextProps) {
  const parts = parseMarkedText(text, accepts);
  // Passed as arguments, the parts need no keys, which would be hard to find because words can repeat.
  return createElement('span', { key: text }, ...parts.map((part) => createElement(Part, part)));
}

function Part({ text, isStrong, isCode, target, meaning, end }: TextPart) {
  if (meaning !== undefined) return <Term text={text} meaning={meaning} end={end} />;
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

/** The browser fetches this site's files, such as the feed, without the router. Their paths have an extension. */
function isPage(target: string): boolean {
  return target.startsWith('/') && !/\.\w+$/.test(target);
}

const mayBreak = createElement('wbr');

/** An email address, which can break after its @ if there isn't enough room. Other text stays as it is. */
export function EmailText({ children: text }: { children: string }) {
  const domain = text.indexOf('@') + 1;
  return (
    <span key={text}>
      {text.slice(0, domain)}
      <wbr />
      {text.slice(domain)}
    </span>
  );
}

/** Paths and names can break between their parts. */
function Code({ text }: { text: string }) {
  const parts = text.split(/(?<=[/_=])(?=\w)/).flatMap((part) => [mayBreak, part]);
  return createElement('code', { className: 'font-mono text-[0.9em] wrap-break-word text-ink' }, ...parts);
}

/** A term in running text, explained on the spot. The browser opens and closes the meaning, even without scripts. */
function Term({ text, meaning, end }: { text: string; meaning: string; end: string | undefined }) {
  const id = useId();
  return (
    // What ends a clause stays on the term's line.
    <span className="whitespace-nowrap">
      <button
        type="button"
        popoverTarget={id}
        className="-my-1 cursor-help rounded-xs py-1 whitespace-normal text-[length:inherit] leading-[inherit] text-ink underline decoration-dotted decoration-from-font underline-offset-[0.25em] print:no-underline"
      >
        {text}
      </button>
      <span
        id={id}
        popover="auto"
        className="near-opener m-4 w-auto max-w-80 whitespace-normal rounded-control bg-ink px-4 py-3 text-small text-surface shadow-float"
      >
        {meaning}
      </span>
      {end}
    </span>
  );
}
