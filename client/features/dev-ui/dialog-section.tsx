import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import emptyPoliciesUrl from '../../ui/art/empty-policies.svg';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { RadioRows } from '../../ui/inputs/radio-rows.tsx';
import { SearchableSelect } from '../../ui/inputs/searchable-select.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { AlertDialog, Dialog } from '../../ui/overlays/dialog.tsx';
import { Overlay } from '../../ui/overlays/overlay.tsx';
import { SheetColumns, SheetLine, SheetRow } from './sheet.tsx';

type Open = 'dialog' | 'alert' | 'overlay' | undefined;

export function DialogSection() {
  const [open, setOpen] = useState<Open>(undefined);
  const close = () => setOpen(undefined);
  return (
    <SheetRow title="Empty state, dialogs">
      <SheetColumns>
        <div className="rounded-card border border-line p-6">
          <EmptyState
            art={<img src={emptyPoliciesUrl} alt="" width={160} height={116} />}
            title="No policies yet"
            action={
              <Button variant="secondary" size="sm">
                Find My Best Match
              </Button>
            }
          >
            <p>Once a carrier approves you, the policy shows up here.</p>
          </EmptyState>
        </div>
        <SheetLine>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Open a dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('alert')}>
            Open an alert dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('overlay')}>
            Open the overlay
          </Button>
        </SheetLine>
      </SheetColumns>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Leave your quote?"
        description="Your three answers are saved on this device for 30 days."
        safeLabel="Keep going"
        actions={<Button onClick={close}>Leave</Button>}
      />
      <AlertDialog
        isOpen={open === 'alert'}
        onClose={close}
        title="Delete your account?"
        description="Your profile, your saved match and your sessions are deleted right away. This can’t be undone."
        safeLabel="Keep my account"
        actions={
          <Button variant="destructive" onClick={close}>
            Delete my account
          </Button>
        }
      />
      <SheetOverlay isOpen={open === 'overlay'} onClose={close} />
    </SheetRow>
  );
}

const options = Array.from({ length: 9 }, (_, index) => ({
  value: String(index + 1),
  label: `Option ${index + 1}`,
}));

function SheetOverlay({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [choice, setChoice] = useState<string | null>(null);
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      labelledBy="sheet-overlay-title"
      header={
        <>
          <div className="flex h-15 items-center justify-between gap-4 px-5">
            <Logo isMarkOnly />
            <IconButton label="Close" onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <Progress variant="edge" value={23} label="Progress of the example" />
        </>
      }
      footer={
        <div className="mx-auto flex max-w-120 gap-3">
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button isBlock onClick={() => toast.success({ title: 'A toast above the overlay' })}>
            Continue
          </Button>
        </div>
      }
    >
      <div className="mx-auto grid w-full max-w-120 gap-5 px-5 py-8 md:px-0">
        <h2 id="sheet-overlay-title" className="font-display text-display-md">
          A screen of its own
        </h2>
        <SearchableSelect
          label="Search in the overlay"
          name="sheet-overlay-search"
          options={options}
          value={choice}
          onChange={setChoice}
        />
        <Select
          label="Select in the overlay"
          name="sheet-overlay-select"
          options={options}
          value={choice}
          onChange={setChoice}
        />
        <RadioRows
          labelledBy="sheet-overlay-title"
          name="sheet-overlay-answer"
          options={options}
          value={answer}
          onAnswer={setAnswer}
        />
      </div>
    </Overlay>
  );
}
