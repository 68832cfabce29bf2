import { CircleDollarSign, LockKeyhole, ScanSearch, ShieldCheck } from 'lucide-react';
import type { LandingClaims } from './content.ts';
import { messages } from './messages.ts';

export function FactsStrip({ claims }: { claims: LandingClaims }) {
  const facts = [
    { Icon: ScanSearch, text: claims.matching },
    { Icon: CircleDollarSign, text: claims.free },
    { Icon: ShieldCheck, text: claims.licensed },
    { Icon: LockKeyhole, text: claims.privacy },
  ];
  return (
    <section aria-label={messages.factsLabel} className="border-b border-line">
      <ul className="page-width grid gap-x-8 max-md:pb-3 md:grid-cols-2 min-[64rem]:flex min-[64rem]:gap-x-0">
        {facts.map(({ Icon, text }) => (
          <li
            key={text}
            className="flex items-center gap-3 border-line py-3.5 leading-snug font-medium text-ink max-md:not-first:border-t md:py-5 md:text-base md:max-[63.9375rem]:nth-[n+3]:border-t min-[64rem]:grow-2 min-[64rem]:justify-center min-[64rem]:px-4 min-[64rem]:py-6.5 min-[75rem]:whitespace-nowrap min-[64rem]:not-first:border-l min-[64rem]:first:grow min-[64rem]:first:justify-start min-[64rem]:first:pl-0 min-[64rem]:last:grow min-[64rem]:last:justify-end min-[64rem]:last:pr-0"
          >
            <Icon className="size-6 flex-none text-primary" strokeWidth={1.75} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
