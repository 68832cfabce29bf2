import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand.ts';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/link.tsx';

/** Who stands behind the site, what they do and do not do, and where they are. */
export function CompanyDetails() {
  return (
    <section aria-labelledby="company" className="bg-surface-mist">
      <div className="page-width section-y grid gap-x-16 gap-y-10 min-[64rem]:grid-cols-[7fr_5fr]">
        <div className="max-w-prose">
          <h2 id="company" className="font-display text-display-md">
            What we are, and what we are not
          </h2>
          <p className="mt-4">
            {brand.name} is run by {brand.legalName}, a technology platform and licensed agency. We compare
            carriers and refer you to one. We are not an insurer: the carrier sets the final price, decides
            about your application, and pays the claim.
          </p>
          <p className="mt-4">
            Carriers may pay us a commission when you buy, and referral and advertising fees. You pay nothing.
            We are licensed in all 50 states; the <TextLink to={paths.licenses}>license numbers</TextLink> are
            public.
          </p>
          <p className="mt-4">
            We give general information, not personal advice. For an estate, a trust or a business, a licensed
            professional who knows your situation will serve you better, and we say so.
          </p>
        </div>
        <div>
          <h2 className="font-display text-h3">Reach us</h2>
          <dl className="mt-4 grid border-t border-line">
            <Detail label="Email">
              <TextLink href={`mailto:${brand.supportEmail}`} className="wrap-anywhere">
                {brand.supportEmail}
              </TextLink>
            </Detail>
            <Detail label="Phone">
              <TextLink href={`tel:${brand.supportPhone.replace(/[^+\d]/g, '')}`}>
                {brand.supportPhone}
              </TextLink>
              <br />
              {brand.supportHours}
            </Detail>
            <Detail label="Mail">
              {brand.legalName}
              {brand.postalAddress.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Detail>
          </dl>
          <p className="mt-4">
            <TextLink to={paths.contact}>Send us a message</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-3 border-b border-line py-3.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
