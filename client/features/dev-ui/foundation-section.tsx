import { Logo } from '../../ui/layout/logo.tsx';
import { SheetLine, SheetRow, Specimen } from './sheet.tsx';

const roles = [
  { name: 'primary', look: 'bg-primary', use: '7.9:1 with white' },
  { name: 'accent', look: 'bg-accent', use: 'ink text 10.2:1' },
  { name: 'surface-dusk', look: 'bg-surface-dusk', use: 'white text 14.1:1' },
  { name: 'surface-lit', look: 'bg-surface-lit', use: 'selected, recommended' },
  { name: 'surface-mist', look: 'bg-surface-mist', use: 'quiet grouping' },
  { name: 'ink', look: 'bg-ink', use: '15.8:1 on white' },
  { name: 'body', look: 'bg-body', use: '7.9:1 on white' },
  { name: 'muted', look: 'bg-muted', use: 'captions, 5.8:1 on white' },
  { name: 'success', look: 'bg-success-fill', use: 'done' },
  { name: 'danger', look: 'bg-danger-fill', use: 'errors, deletion' },
] as const;

export function FoundationSection() {
  return (
    <>
      <SheetRow title="Logo">
        <SheetLine>
          <Logo />
          <Logo isMarkOnly />
        </SheetLine>
        <SheetLine isDusk>
          <Logo tone="dusk" />
          <Logo tone="dusk" isMarkOnly />
        </SheetLine>
      </SheetRow>
      <SheetRow title="Color roles">
        <ul className="grid grid-cols-3 gap-4 md:grid-cols-5">
          {roles.map((role) => (
            <li key={role.name} className="text-caption text-muted">
              <span className={`mb-2 block h-17 rounded-control border border-line ${role.look}`} />
              <b className="block font-semibold text-ink">{role.name}</b>
              {role.use}
            </li>
          ))}
        </ul>
      </SheetRow>
      <SheetRow title="Type">
        <div className="grid gap-4 text-ink">
          <p className="font-display text-display-xl">Display extra large</p>
          <p className="font-display text-display-lg">Display large, Source Serif 4</p>
          <p className="font-display text-display-md">Display medium for page and question titles</p>
          <p className="font-display text-h3">Heading 3 for sections inside a page</p>
          <p className="text-title font-semibold">Title, Figtree semibold, for names and rows</p>
          <p className="text-lead text-body">Lead, for the sentence after a page title.</p>
          <p className="text-body">Body 17/27, Figtree. $1,050,000 over 20 years, lining figures.</p>
          <p className="text-caption text-muted">Caption 14/20, the smallest size we set.</p>
        </div>
      </SheetRow>
      <SheetRow title="Depth">
        <SheetLine>
          <Specimen caption="Hairline: static cards">
            <span className="block size-24 rounded-card border border-line" />
          </Specimen>
          <Specimen caption="Raise: what moves">
            <span className="block size-24 rounded-card shadow-raise" />
          </Specimen>
          <Specimen caption="Float: what lies above">
            <span className="block size-24 rounded-card shadow-float" />
          </Specimen>
        </SheetLine>
      </SheetRow>
    </>
  );
}
