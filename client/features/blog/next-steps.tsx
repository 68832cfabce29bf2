import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { messages } from './messages.ts';

/** What someone may want to do after reading. */
export function NextSteps() {
  return (
    <section className="bg-surface-dusk text-on-dusk-body print:hidden">
      <div className="page-width section-y grid items-end gap-x-12 gap-y-7 min-[64rem]:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="max-w-[16em] font-display text-display-lg text-on-dusk">
            {messages.nextSteps.title}
          </h2>
          <p className="mt-4 max-w-prose text-lead">{messages.nextSteps.text}</p>
        </div>
        <div className="flex flex-wrap gap-3.5 min-[64rem]:ml-auto min-[64rem]:w-fit min-[64rem]:flex-col">
          <ButtonLink to={paths.home} variant="accent" size="lg" className="max-md:w-full">
            {messages.nextSteps.findMatch}
          </ButtonLink>
          <ButtonLink to={paths.calculator} variant="secondary" size="lg" className="max-md:w-full">
            {messages.nextSteps.calculate}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
