import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { RadioRows } from '../../ui/inputs/radio-rows.tsx';
import { Tabs } from '../../ui/overlays/tabs.tsx';
import { SheetColumns, SheetRow } from './sheet.tsx';

const habits = [
  { value: 'quit', label: 'I quit more than 3 years ago' },
  { value: 'never', label: 'Never' },
  { value: 'sometimes', label: 'Sometimes', hint: 'A few cigars a year, or social vaping' },
] as const;

export function ChoiceSection() {
  const [habit, setHabit] = useState<string | null>('never');
  const [answers, setAnswers] = useState(0);
  const [wantsCopy, setWantsCopy] = useState(false);
  const [agrees, setAgrees] = useState(true);
  const [mode, setMode] = useState('sign-in');
  return (
    <SheetRow title="Choices">
      <SheetColumns>
        <div className="grid gap-6">
          <RadioRows
            label="Do you smoke?"
            name="sheet-habit"
            options={habits}
            value={habit}
            onAnswer={(value) => {
              setHabit(value);
              setAnswers((count) => count + 1);
            }}
          />
          <p className="text-small">
            Answers given: <output>{answers}</output>. Arrow keys only move the focus.
          </p>
          <p className="text-small">The focus, and rows that wait for the next question:</p>
          <RadioRows
            label="Do you smoke? Disabled"
            name="sheet-disabled-habit"
            options={habits.slice(0, 2)}
            value="quit"
            onAnswer={setHabit}
            isDisabled
            className="[&>label:last-child]:focus-ring"
          />
        </div>
        <div>
          <Checkbox name="sheet-copy" value={wantsCopy} onChange={setWantsCopy}>
            Email me a copy of my match
          </Checkbox>
          <Checkbox
            name="sheet-terms"
            value={agrees}
            onChange={setAgrees}
            error={agrees ? undefined : 'Tick the box to continue.'}
          >
            I agree to the <TextLink to={paths.terms}>Terms</TextLink> and{' '}
            <TextLink to={paths.privacy}>Privacy Policy</TextLink>
          </Checkbox>
          <Checkbox
            name="sheet-focused-box"
            value={wantsCopy}
            onChange={setWantsCopy}
            className="[&_input]:focus-ring"
          >
            With the focus
          </Checkbox>
          <Checkbox name="sheet-disabled-box" value onChange={setAgrees} isDisabled>
            Disabled
          </Checkbox>
          <Tabs
            label="Tabs example"
            value={mode}
            onChange={setMode}
            className="mt-4"
            tabs={[
              { id: 'sign-in', label: 'Sign In', content: <p>The panel of the first tab.</p> },
              { id: 'sign-up', label: 'Create Account', content: <p>The panel of the second tab.</p> },
            ]}
          />
        </div>
      </SheetColumns>
    </SheetRow>
  );
}
