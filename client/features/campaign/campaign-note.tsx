import { useEffect, useState } from 'react';
import { type CampaignParameter, storeCampaign } from '../../lib/campaign.ts';
import { hasPrivacySignal } from '../../lib/privacy-signal.ts';
import { IconButton } from '../../ui/actions/button.tsx';
import { X } from '../../ui/layout/first-icons.tsx';
import { messages } from './messages.ts';

/**
 * Stores the campaign that the visitor came with, if the browser allows it, and says so. The note has a fixed position,
 * so nothing moves when it appears. It doesn't cover the hero's button: it's next to the picture, at the bottom on
 * phones, and under the header on short ones. With large text it scrolls, so that it leaves half of the window free.
 */
export function CampaignNote() {
  const [names, setNames] = useState<readonly CampaignParameter[]>([]);

  useEffect(() => setNames(storeCampaign(window.location.search)), []);

  if (names.length === 0) return null;
  return (
    <aside
      aria-label={messages.label}
      className="fixed right-23 bottom-4 left-4 z-(--z-header) flex max-h-[50dvh] items-start gap-1 overflow-y-auto rounded-control border border-line bg-surface py-1 pr-1 pl-4 text-caption text-body shadow-raise max-md:[@media(max-height:44rem)]:top-18 max-md:[@media(max-height:44rem)]:right-4 max-md:[@media(max-height:44rem)]:bottom-auto md:right-7 md:bottom-24 md:left-auto md:max-w-80"
    >
      <div className="py-2 wrap-anywhere">
        <p>
          <strong className="block text-small font-semibold text-ink">{messages.title}</strong>
          {hasPrivacySignal() ? messages.unstored : messages.stored}
        </p>
        <p className="mt-1 text-muted">{messages.tags(names.join(', '))}</p>
      </div>
      <IconButton label={messages.dismiss} className="sticky top-0 ml-auto" onClick={() => setNames([])}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
