import { Stars } from '../../ui/feedback/stars.tsx';
import { Accordion } from '../../ui/overlays/accordion.tsx';
import { Carousel } from '../../ui/overlays/carousel.tsx';
import { SheetRow } from './sheet.tsx';

const questions = [
  {
    id: 'sheet-exam',
    question: 'Do I need a medical exam?',
    answer: (
      <p>
        Often not. Many carriers approve healthy applicants under 60 using your answers and prescription
        history.
      </p>
    ),
  },
  {
    id: 'sheet-credit',
    question: 'Will this affect my credit score?',
    answer: <p>No. Comparing carriers here doesn’t look at your credit at all.</p>,
  },
  {
    id: 'sheet-change',
    question:
      'Can I change my coverage later, for example after a move, a marriage, a child or a house with a mortgage?',
    answer: <p>Usually. Most carriers let you lower the amount at any time and apply for more.</p>,
  },
];

const slides = [
  { title: 'First slide', text: 'On a phone, one at a time.' },
  { title: 'Second slide', text: 'From 768 pixels, all of them side by side.' },
  { title: 'Third slide', text: 'Swipe, use the dots, or the arrow keys.' },
] as const;

export function DisclosureSection() {
  return (
    <>
      <SheetRow title="Accordion">
        <Accordion items={questions} defaultOpenId="sheet-exam" />
      </SheetRow>
      <SheetRow title="Carousel">
        <Carousel
          label="Slides that move by themselves"
          autoAdvanceMs={4000}
          className="md:grid-cols-3 md:gap-6"
        >
          {slides.map((slide) => (
            <article key={slide.title} className="h-full rounded-card border border-line p-5">
              <Stars rating={5} />
              <h3 className="mt-3 text-title font-semibold">{slide.title}</h3>
              <p>{slide.text}</p>
            </article>
          ))}
        </Carousel>
        <Carousel label="Slides that wait" className="md:grid-cols-3 md:gap-6">
          {slides.map((slide) => (
            <article key={slide.title} className="h-full rounded-card bg-surface-mist p-5">
              <h3 className="text-title font-semibold">{slide.title}</h3>
              <p>{slide.text}</p>
            </article>
          ))}
        </Carousel>
      </SheetRow>
    </>
  );
}
