import { ChevronRight } from 'lucide-react';
import { type BreadcrumbStep, homeStep } from '../../lib/structured-data.ts';
import { TextLink } from '../actions/link.tsx';
import { messages } from '../messages.ts';

/** The way from the home page to this page, which is the last of the steps. */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  return (
    <nav aria-label={messages.breadcrumb} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-small">
        {[homeStep, ...steps.slice(0, -1)].map(({ name, path }) => (
          <li key={path} className="flex items-center gap-1.5">
            <TextLink to={path} className="inline-flex min-h-11 items-center">
              {name}
            </TextLink>
            <ChevronRight
              aria-hidden="true"
              className="size-4 text-muted max-md:[li:nth-last-child(2)>&]:hidden"
            />
          </li>
        ))}
        {/* On phones, the title is right below it. */}
        <li aria-current="page" className="text-muted max-md:sr-only">
          {steps.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}
