import { Carousel } from '../../ui/overlays/carousel.tsx';
import { messages } from './messages.ts';

const stages = [
  {
    amount: '$100K',
    event: messages.lifeChanges.events.lease,
    age: 24,
    bar: 'max-md:w-[9%] md:h-[7%] bg-accent',
  },
  {
    amount: '$400K',
    event: messages.lifeChanges.events.home,
    age: 31,
    bar: 'max-md:w-[36%] md:h-[29%] bg-accent',
  },
  {
    amount: '$900K',
    event: messages.lifeChanges.events.firstChild,
    age: 34,
    bar: 'max-md:w-[82%] md:h-[65%] bg-accent',
  },
  {
    amount: '$1.1M',
    event: messages.lifeChanges.events.secondChild,
    age: 37,
    bar: 'max-md:w-full md:h-[80%] bg-accent',
  },
  {
    amount: '$500K',
    event: messages.lifeChanges.events.empty,
    age: 56,
    bar: 'max-md:w-[45%] md:h-[36%] bg-line-lit',
  },
  {
    amount: '$75K',
    event: messages.lifeChanges.events.retired,
    age: 67,
    bar: 'max-md:w-[7%] md:h-[5.5%] bg-line-lit',
  },
];

const cards = Object.values(messages.lifeChanges.cards);

export function LifeChanges() {
  return (
    <section className="section-y bg-surface-lit">
      <div className="page-width">
        <div className="grid items-end gap-7 md:grid-cols-[7fr_5fr] md:gap-12">
          <h2 className="max-w-[11em] font-display text-display-lg">{messages.lifeChanges.title}</h2>
          <p>{messages.lifeChanges.lead}</p>
        </div>
        <ol className="mt-9 grid gap-4.5 md:mt-12 md:h-[332px] md:grid-cols-6 md:gap-4 min-[64rem]:grid-cols-[7fr_3fr_3fr_19fr_11fr_8fr] min-[64rem]:gap-0">
          {stages.map(({ amount, event, age, bar }) => (
            <li key={age} className="md:flex md:h-full md:flex-col">
              <div className="flex-1 md:flex md:flex-col md:justify-end md:border-b-2 md:border-ink">
                <p className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1.5 leading-tight max-md:text-ink md:flex-col md:justify-start md:pb-2.5 md:pl-1.5 md:text-small">
                  <span className="md:order-2">
                    {event}
                    <span className="md:sr-only">{messages.lifeChanges.ageAfterEvent(age)}</span>
                  </span>
                  <b className="tabular font-display text-[1.375rem] tracking-tight text-ink md:text-[1.0625rem] min-[75rem]:text-title">
                    {amount}
                  </b>
                </p>
                <div
                  className={`border-ink max-md:h-5 max-md:border-r-3 md:border-t-3 md:outline-1 md:outline-surface-lit ${bar}`}
                />
              </div>
              <span
                aria-hidden="true"
                className="tabular py-2 pl-1.5 text-small whitespace-nowrap max-md:hidden"
              >
                {messages.lifeChanges.age(age)}
              </span>
            </li>
          ))}
        </ol>
        <Carousel label={messages.lifeChanges.cardsLabel} className="mt-9 md:mt-12 md:grid-cols-3 md:gap-12">
          {cards.map(({ title, text }) => (
            <div key={title}>
              <h3 className="mb-2 font-display text-h3">{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
