import { paths } from '../app/paths.ts';
import type { Page } from '../lib/page.ts';
import { ButtonSection } from './dev-ui/button-section.tsx';
import { ChoiceSection } from './dev-ui/choice-section.tsx';
import { DialogSection } from './dev-ui/dialog-section.tsx';
import { DisclosureSection } from './dev-ui/disclosure-section.tsx';
import { FeedbackSection } from './dev-ui/feedback-section.tsx';
import { FieldSection } from './dev-ui/field-section.tsx';
import { FoundationSection } from './dev-ui/foundation-section.tsx';
import { LabelSection } from './dev-ui/label-section.tsx';

function DevUi() {
  return (
    <main id="main" className="page-width py-10">
      <h1 className="border-b-2 border-ink pb-4 font-display text-display-md">Component sheet</h1>
      <FoundationSection />
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <LabelSection />
      <FeedbackSection />
      <DisclosureSection />
      <DialogSection />
    </main>
  );
}

export const devUiPage: Page = {
  Component: DevUi,
  meta: {
    title: 'Design system',
    description: 'Every component in every state.',
    path: paths.devUi,
    robots: 'noindex',
  },
};
