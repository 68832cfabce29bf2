type SuggestionsProps = { texts: readonly string[]; onPick: (text: string) => void };

/** Answers in the words that a person would type: a tap sends them. */
export function Suggestions({ texts, onPick }: SuggestionsProps) {
  if (texts.length === 0) return null;
  return (
    <ul aria-label="Suggested answers" className="mt-4 flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="max-w-full">
          <button
            type="button"
            onClick={() => onPick(text)}
            className="min-h-11 cursor-pointer rounded-[22px] border-[1.5px] border-line-strong bg-surface px-4 py-1.5 text-left text-small leading-tight font-medium wrap-anywhere text-ink hover:border-ink hover:bg-surface-mist"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
