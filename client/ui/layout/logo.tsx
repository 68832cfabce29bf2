import { brand } from '../../../shared/brand.ts';
import logoUrl from '../art/logo.svg';
import logoDuskUrl from '../art/logo-dusk.svg';
import markUrl from '../art/logo-mark.svg';
import markDuskUrl from '../art/logo-mark-dusk.svg';

type LogoProps = { tone?: 'ink' | 'dusk'; isMarkOnly?: boolean; className?: string };

/** The logo, with or without the name. `dusk` has a white shade and is only for dark surfaces. */
export function Logo({ tone = 'ink', isMarkOnly = false, className = 'h-[34px] w-auto' }: LogoProps) {
  const isInk = tone === 'ink';
  const picture = isMarkOnly
    ? { src: isInk ? markUrl : markDuskUrl, width: 34 }
    : { src: isInk ? logoUrl : logoDuskUrl, width: 159 };
  // Has a low priority, because React would otherwise preload the picture before the page's fonts.
  return <img {...picture} height={34} alt={brand.name} fetchPriority="low" className={className} />;
}
