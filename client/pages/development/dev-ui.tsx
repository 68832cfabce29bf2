import { ButtonSection } from '../../features/dev-ui/button-section.tsx';
import { ChoiceSection } from '../../features/dev-ui/choice-section.tsx';
import { DialogSection } from '../../features/dev-ui/dialog-section.tsx';
import { DisclosureSection } from '../../features/dev-ui/disclosure-section.tsx';
import { FeedbackSection } from '../../features/dev-ui/feedback-section.tsx';
import { FieldSection } from '../../features/dev-ui/field-section.tsx';
import { FoundationSection } from '../../features/dev-ui/foundation-section.tsx';
import { LabelSection } from '../../features/dev-ui/label-section.tsx';
import type { PageModule } from '../../lib/page.ts';

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

export const page: PageModule = {
  Component: DevUi,
  meta: {
    title: 'Design system',
    description: 'Every component in every state.',
    robots: 'noindex',
  },
};
