import { ArrowUpRight, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { ButtonLink, TextLink } from '../../ui/actions/link.tsx';
import { SheetLine, SheetRow, Specimen } from './sheet.tsx';

type LooksProps = {
  label: string;
  looks: readonly [caption: string, look: Partial<ComponentProps<typeof Button>>][];
  isDusk?: boolean;
  children?: ReactNode;
};

/** The same button in several looks. */
function Looks({ label, looks, isDusk = false, children }: LooksProps) {
  return (
    <SheetLine isDusk={isDusk}>
      {looks.map(([caption, look]) => (
        <Specimen key={caption} caption={caption} isDusk={isDusk}>
          <Button {...look}>{label}</Button>
        </Specimen>
      ))}
      {children}
    </SheetLine>
  );
}

export function ButtonSection() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <>
      <SheetRow title="Buttons">
        <Looks
          label="Start Quote"
          looks={[
            ['Primary', {}],
            ['Hover', { className: 'bg-primary-hover' }],
            ['Pressed', { className: 'bg-primary-active' }],
            ['Focus', { className: 'focus-ring' }],
            ['Disabled', { disabled: true }],
            ['Busy, in words', { isBusy: true, busyLabel: 'Matching' }],
            ['Busy, in place', { isBusy: true }],
          ]}
        />
        <Looks
          label="Back"
          looks={[
            ['Secondary', { variant: 'secondary' }],
            ['Hover', { variant: 'secondary', className: 'border-ink bg-surface-mist' }],
            ['Focus', { variant: 'secondary', className: 'focus-ring' }],
            ['Disabled', { variant: 'secondary', disabled: true }],
            ['Text', { variant: 'text' }],
            ['Destructive', { variant: 'destructive' }],
          ]}
        >
          <Specimen caption="Icon, 44 px">
            <IconButton label="Close">
              <X aria-hidden="true" />
            </IconButton>
          </Specimen>
        </Looks>
        <Looks
          label="Find My Best Match"
          isDusk
          looks={[
            ['Accent, dusk surfaces only', { variant: 'accent' }],
            ['Hover', { variant: 'accent', className: 'bg-accent-hover' }],
            ['Focus', { variant: 'accent', className: 'focus-ring' }],
            ['Busy', { variant: 'accent', isBusy: true, busyLabel: 'Matching' }],
          ]}
        />
        <Looks
          label="Start Quote"
          looks={[
            ['Large, 60 px', { size: 'lg' }],
            ['Medium, 52 px', {}],
            ['Small, 44 px', { size: 'sm' }],
          ]}
        >
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
        </Looks>
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
