import { Download, Printer } from 'lucide-react';
import { brand } from '../../../../../shared/brand.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import { saveFile } from '../personal-data/save-file.ts';
import { StepHeading } from '../settings-section.tsx';

/** Recovery codes, which the server shows once. On paper there is nothing of the page but them. */
export function RecoveryCodesPanel({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div data-print-alone className="grid gap-4.5">
      <StepHeading>Save your recovery codes</StepHeading>
      <p>
        Without your phone, they are the way into your {brand.name} account. Each works once, in place of a
        code from the app. This is the only time that we can show them, so keep them where you keep your
        papers.
      </p>
      <ul className="grid gap-x-6 gap-y-1.5 rounded-control bg-surface-mist p-4 md:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tabular text-small font-semibold break-words text-ink">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={codes.join('\n')} label="Copy" />
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveFile(`${brand.slug}-recovery-codes.txt`, describeCodes(codes), 'text/plain')}
        >
          <Download aria-hidden="true" className="size-5" /> Download
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" /> Print
        </Button>
      </div>
      <Button className="max-md:w-full md:justify-self-start print:hidden" onClick={onDone}>
        I have saved them
      </Button>
    </div>
  );
}

function describeCodes(codes: readonly string[]): string {
  return [
    `Recovery codes for ${brand.name}`,
    'Each works once, in place of a code from your authenticator app.',
    '',
    ...codes,
    '',
  ].join('\n');
}
