import { ArrowUpRight, X } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { ButtonLink, TextLink } from '../../ui/actions/link.tsx';
import { SheetLine, SheetRow, Specimen } from './sheet.tsx';

export function ButtonSection() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <>
      <SheetRow title="Buttons">
        <SheetLine>
          <Specimen caption="Primary">
            <Button>Start Quote</Button>
          </Specimen>
          <Specimen caption="Hover">
            <Button className="bg-primary-hover">Start Quote</Button>
          </Specimen>
          <Specimen caption="Pressed">
            <Button className="bg-primary-active">Start Quote</Button>
          </Specimen>
          <Specimen caption="Focus">
            <Button className="focus-ring">Start Quote</Button>
          </Specimen>
          <Specimen caption="Disabled">
            <Button disabled>Start Quote</Button>
          </Specimen>
          <Specimen caption="Busy, in words">
            <Button isBusy busyLabel="Matching">
              Start Quote
            </Button>
          </Specimen>
          <Specimen caption="Busy, in place">
            <Button isBusy>Start Quote</Button>
          </Specimen>
        </SheetLine>
        <SheetLine>
          <Specimen caption="Secondary">
            <Button variant="secondary">Back</Button>
          </Specimen>
          <Specimen caption="Hover">
            <Button variant="secondary" className="border-ink bg-surface-mist">
              Back
            </Button>
          </Specimen>
          <Specimen caption="Focus">
            <Button variant="secondary" className="focus-ring">
              Back
            </Button>
          </Specimen>
          <Specimen caption="Disabled">
            <Button variant="secondary" disabled>
              Back
            </Button>
          </Specimen>
          <Specimen caption="Text">
            <Button variant="text">Clear all</Button>
          </Specimen>
          <Specimen caption="Destructive">
            <Button variant="destructive">Delete my data</Button>
          </Specimen>
          <Specimen caption="Icon, 44 px">
            <IconButton label="Close">
              <X aria-hidden="true" />
            </IconButton>
          </Specimen>
        </SheetLine>
        <SheetLine isDusk>
          <Specimen caption="Accent, dusk surfaces only" isDusk>
            <Button variant="accent">Find My Best Match</Button>
          </Specimen>
          <Specimen caption="Hover" isDusk>
            <Button variant="accent" className="bg-accent-hover">
              Find My Best Match
            </Button>
          </Specimen>
          <Specimen caption="Focus" isDusk>
            <Button variant="accent" className="focus-ring">
              Find My Best Match
            </Button>
          </Specimen>
          <Specimen caption="Busy" isDusk>
            <Button variant="accent" isBusy busyLabel="Matching">
              Find My Best Match
            </Button>
          </Specimen>
        </SheetLine>
        <SheetLine>
          <Specimen caption="Large, 60 px">
            <Button size="lg">Start Quote</Button>
          </Specimen>
          <Specimen caption="Medium, 52 px">
            <Button>Start Quote</Button>
          </Specimen>
          <Specimen caption="Small, 44 px">
            <Button size="sm">Start Quote</Button>
          </Specimen>
          <Specimen caption="Press it: it keeps its focus and its width">
            <Button
              variant="secondary"
              isBusy={isBusy}
              busyLabel="Processing..."
              onClick={() => {
                setIsBusy(true);
                setTimeout(() => setIsBusy(false), 2000);
              }}
            >
              Create Account
            </Button>
          </Specimen>
        </SheetLine>
        <div className="max-w-96">
          <Button isBlock>A block button whose label is long enough to need a second line on a phone</Button>
        </div>
      </SheetRow>
      <SheetRow title="Links">
        <p>
          A link in <TextLink to={paths.guide}>running text</TextLink>, one to{' '}
          <TextLink href="https://example.com/" isExternal>
            another site
          </TextLink>
          , and one that looks like a button:
        </p>
        <SheetLine>
          <ButtonLink to={paths.home} variant="secondary">
            Go to the homepage
          </ButtonLink>
          <ButtonLink href="https://example.com/" isExternal size="lg">
            See My Quote <ArrowUpRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </SheetLine>
      </SheetRow>
    </>
  );
}
