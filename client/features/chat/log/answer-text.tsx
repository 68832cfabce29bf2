import { type ComponentType, createElement, Fragment } from 'react';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { isSitePath } from '../conversation/chat-answer.ts';
import { type AnswerBlock, parseAnswer } from './parse-answer.ts';

/** An answer of the assistant. Its author may be a program, so it links to this site only, and everything else is text. */
export function AnswerText({ text }: { text: string }) {
  return <Group of={parseAnswer(text)} as={Block} />;
}

function Block(block: AnswerBlock) {
  if (block.kind === 'table') return <AnswerTable {...block} />;
  if (block.kind === 'paragraph') {
    return (
      <p className="whitespace-pre-line">
        <Marked text={block.text} />
      </p>
    );
  }
  const [List, marker] = block.isNumbered
    ? (['ol', 'list-decimal'] as const)
    : (['ul', 'list-disc'] as const);
  return (
    <List className={`grid gap-1 pl-5 ${marker} marker:text-primary`}>
      <Group of={block.items.map((text) => ({ text }))} as={Item} />
    </List>
  );
}

const cellLook = 'border-b border-track py-2 pr-3 align-top last:pr-0';

/** Small enough for the panel: a column of headings, and one or two to compare. */
function AnswerTable({ columns, rows }: Extract<AnswerBlock, { kind: 'table' }>) {
  return (
    <table className="w-full text-left text-small wrap-break-word">
      <thead>
        <tr>
          <Group of={columns.map((text) => ({ text }))} as={Heading} />
        </tr>
      </thead>
      <tbody>
        <Group of={rows.map((row) => ({ row }))} as={Row} />
      </tbody>
    </table>
  );
}

function Row({ row: [heading = '', ...cells] }: { row: readonly string[] }) {
  return (
    <tr>
      <th scope="row" className={`${cellLook} font-medium`}>
        <Marked text={heading} />
      </th>
      <Group of={cells.map((text) => ({ text }))} as={Cell} />
    </tr>
  );
}

type Words = { text: string };

function Heading({ text }: Words) {
  // The corner above the rows' headings has nothing to say.
  if (text === '') return <td className={cellLook} />;
  return (
    <th scope="col" className={`${cellLook} font-semibold`}>
      <Marked text={text} />
    </th>
  );
}

function Cell({ text }: Words) {
  return (
    <td className={cellLook}>
      <Marked text={text} />
    </td>
  );
}

function Item({ text }: Words) {
  return (
    <li>
      <Marked text={text} />
    </li>
  );
}

function Marked({ text }: Words) {
  return <RichText text={text} accepts={isSitePath} />;
}

/** As arguments the parts need no keys: words may well repeat. */
function Group<Part extends object>({
  of: parts,
  as: Component,
}: {
  of: readonly Part[];
  as: ComponentType<Part>;
}) {
  return createElement(Fragment, null, ...parts.map((part) => createElement(Component, part)));
}
