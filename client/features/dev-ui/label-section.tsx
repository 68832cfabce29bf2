import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/actions/chip.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Stars } from '../../ui/feedback/stars.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { SheetLine, SheetRow, Specimen } from './sheet.tsx';

const filters = ['Term life', 'A++', 'Carriers that offer a policy without a medical exam'] as const;

export function LabelSection() {
  const [active, setActive] = useState<readonly string[]>(filters);
  return (
    <SheetRow title="Badges, chips, stars">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
          Verified
        </Badge>
        <Badge tone="warning" icon={<CircleAlert aria-hidden="true" />}>
          Unverified
        </Badge>
        <Badge tone="neutral">Recommended</Badge>
        <Badge tone="lit">96% match</Badge>
        <Badge tone="danger">Failed</Badge>
        <Tooltip content="A+ means a superior ability to pay claims, as judged by an independent rating firm.">
          <Badge tone="success">A+ Superior</Badge>
        </Tooltip>
      </div>
      <SheetLine>
        {active.map((filter) => (
          <Chip
            key={filter}
            label={filter}
            removeLabel={`Remove filter: ${filter}`}
            onRemove={() => setActive(active.filter((other) => other !== filter))}
          />
        ))}
        {active.length < filters.length && (
          <Button variant="text" size="sm" onClick={() => setActive(filters)}>
            Bring the chips back
          </Button>
        )}
      </SheetLine>
      <SheetLine>
        <Specimen caption="5 of 5">
          <Stars rating={5} />
        </Specimen>
        <Specimen caption="4.8 of 5">
          <Stars rating={4.8} />
        </Specimen>
        <Specimen caption="3.5 of 5">
          <Stars rating={3.5} />
        </Specimen>
      </SheetLine>
    </SheetRow>
  );
}
