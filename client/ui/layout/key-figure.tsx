type KeyFigureProps = { figure: string; text: string; className?: string; figureClassName: string };

/** One item of a `dl`: a figure above what it means. */
export function KeyFigure({ figure, text, className = '', figureClassName }: KeyFigureProps) {
  return (
    <div className={`flex flex-col-reverse justify-end ${className}`}>
      <dt>{text}</dt>
      <dd className={`tabular font-display leading-tight tracking-[-.03em] ${figureClassName}`}>{figure}</dd>
    </div>
  );
}
