import { TextLink } from './link.tsx';
import { parseMarkedText, type TextPart } from './marked-text.ts';

/** Marked text as it is read: links of this site stay in the page, others and places on the page are plain anchors. */
export function RichText({ text }: { text: string }) {
  return parseMarkedText(text).map((part) => <Part key={`${part.text} ${part.target}`} {...part} />);
}

function Part({ text, isStrong, target }: TextPart) {
  if (isStrong) return <strong className="font-semibold text-ink">{text}</strong>;
  if (target === undefined) return text;
  return target.startsWith('/') ? (
    <TextLink to={target}>{text}</TextLink>
  ) : (
    <TextLink href={target} className={target.startsWith('tel:') ? 'whitespace-nowrap' : 'wrap-anywhere'}>
      {text}
    </TextLink>
  );
}
