import { ChevronRight } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { messages } from './messages.ts';

const steps = [
  { name: messages.home, path: paths.home },
  { name: messages.blog, path: paths.blog },
];

/** The path from the top of the site to an article. */
export function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label={messages.breadcrumb} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-small">
        {steps.map(({ name, path }) => (
          <li key={path} className="group flex items-center gap-1.5">
            <TextLink to={path} className="inline-flex min-h-11 items-center">
              {name}
            </TextLink>
            <ChevronRight aria-hidden="true" className="size-4 text-muted max-md:group-nth-last-2:hidden" />
          </li>
        ))}
        {/* On phones the title follows right below. */}
        <li aria-current="page" className="text-muted max-md:sr-only">
          {title}
        </li>
      </ol>
    </nav>
  );
}
