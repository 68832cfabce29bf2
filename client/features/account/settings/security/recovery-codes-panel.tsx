import { Download, Printer } from 'lucide-react';
import { brand } from '../../../../../shared/site/brand.data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import { saveFile } from '../../../../ui/actions/save-file.ts';
import { messages } from '../messages.ts';
import { StepHeading } from '../settings-section.tsx';

const { recoveryCodes: words } = messages;

/** Recovery codes, which the server shows only once. They are the only part of the page that is printed. */
export function RecoveryCodesPanel({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div data-print-alone className="grid gap-4.5">
      <StepHeading>{words.title}</StepHeading>
      <p>{words.text}</p>
      <ul className="grid gap-x-6 gap-y-1.5 rounded-control bg-surface-mist p-4 md:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tabular text-small font-semibold break-words text-ink">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={codes.join('\n')} label={words.copy} />
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveFile(`${brand.slug}-recovery-codes.txt`, describeCodes(codes), 'text/plain')}
        >
          <Download aria-hidden="true" className="size-5" /> {words.download}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" /> {words.print}
        </Button>
      </div>
      <Button className="max-md:w-full md:justify-self-start print:hidden" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  );
}

function describeCodes(codes: readonly string[]): string {
  return [words.fileTitle, words.fileText, '', ...codes, ''].join('\n');
}
