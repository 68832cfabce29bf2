import { brand } from '../../shared/site/brand.data.ts';
import { paths } from '../app/paths.ts';
import { contactPage, contactQuestions } from '../content/contact.ts';
import { ChatInvitation, ContactDetails } from '../features/contact/contact-details.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { RichText } from '../ui/layout/rich-text.tsx';
import { Accordion } from '../ui/overlays/accordion.tsx';

const questions = contactQuestions.map(({ answer, ...rest }) => ({
  ...rest,
  answer: (
    <p>
      <RichText text={answer} />
    </p>
  ),
}));

function Contact() {
  return (
    <main id="main">
      <div className="page-width pt-8 pb-16 md:pt-14 md:pb-24">
        <h1 className="font-display text-display-lg">{contactPage.title}</h1>
        <p className="mt-3 mb-9 max-w-[42rem] text-lead md:mb-12">{contactPage.lead}</p>
        <div className="grid gap-x-18 gap-y-14 min-[64rem]:grid-cols-[minmax(0,7fr)_minmax(0,4.4fr)]">
          <section aria-labelledby="write">
            <h2 id="write" className="mb-5.5 font-display text-h3">
              {contactPage.form}
            </h2>
            <ContactForm />
          </section>
          <div>
            <section aria-labelledby="reach">
              <h2 id="reach" className="mb-5.5 font-display text-h3">
                {contactPage.otherWays}
              </h2>
              <ContactDetails />
            </section>
            <ChatInvitation />
          </div>
        </div>
      </div>
      <section className="bg-surface-mist">
        <div className="page-width section-y grid gap-x-16 gap-y-7 min-[64rem]:grid-cols-[4fr_8fr]">
          <div>
            <h2 className="font-display text-display-md">{contactPage.questions}</h2>
            <p className="mt-3 max-w-prose">
              <RichText text={contactPage.questionsLead} />
            </p>
          </div>
          <Accordion items={questions} />
        </div>
      </section>
    </main>
  );
}

export const page: PageModule = {
  Component: Contact,
  meta: {
    title: contactPage.title,
    description: contactPage.description,
    structuredData: [
      buildBreadcrumb({ name: contactPage.title, path: paths.contact }),
      {
        '@type': 'ContactPage',
        name: contactPage.title,
        url: paths.contact,
        mainEntity: {
          '@type': 'Organization',
          name: brand.name,
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            email: brand.supportEmail,
            telephone: brand.supportPhone,
            availableLanguage: 'English',
          },
        },
      },
    ],
  },
};
