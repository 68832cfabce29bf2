import { Ellipsis, Minus, X } from 'lucide-react';
import { IconButton } from '../../../ui/actions/button.tsx';
import { Logo } from '../../../ui/layout/logo.tsx';
import { messages } from '../messages.ts';

type PanelHeaderProps = {
  titleId: string;
  areOptionsOpen: boolean;
  onToggleOptions: () => void;
  onMinimize: () => void;
  onClose: () => void;
};

/** With very large text, bigger buttons would leave no room for the title. */
const iconLook = 'size-[44px]!';

export function PanelHeader(props: PanelHeaderProps) {
  const { titleId, areOptionsOpen, onToggleOptions, onMinimize, onClose } = props;
  return (
    <header className="flex flex-none flex-wrap items-center justify-end bg-surface-dusk pt-[max(0.75rem,env(safe-area-inset-top))] pr-[2px] pb-3 pl-[16px] text-on-dusk">
      <div className="flex min-w-0 flex-1 basis-38 items-center gap-2">
        <span aria-hidden="true" className="flex-none [@container_(width<22em)]:hidden">
          <Logo tone="dusk" isMarkOnly />
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="text-body leading-snug font-semibold text-on-dusk">
            {messages.panel.title}
          </h2>
          <p className="text-caption leading-snug text-on-dusk-body [@container_(height<20em)]:sr-only">
            {messages.panel.subtitle}
          </p>
        </div>
      </div>
      <div className="flex flex-none">
        <IconButton
          tone="dusk"
          label={messages.panel.options}
          aria-expanded={areOptionsOpen}
          onClick={onToggleOptions}
          className={iconLook}
        >
          <Ellipsis aria-hidden="true" className="size-5.5" />
        </IconButton>
        <IconButton tone="dusk" label={messages.panel.minimize} onClick={onMinimize} className={iconLook}>
          <Minus aria-hidden="true" className="size-5.5" />
        </IconButton>
        <IconButton tone="dusk" label={messages.panel.close} onClick={onClose} className={iconLook}>
          <X aria-hidden="true" className="size-5.5" />
        </IconButton>
      </div>
    </header>
  );
}
