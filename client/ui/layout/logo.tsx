import logoUrl from '#site/pictures/logo.svg';
import logoDuskUrl from '#site/pictures/logo-dark.svg';
import markUrl from '#site/pictures/mark.svg';
import markDuskUrl from '#site/pictures/mark-dark.svg';
import { brand } from '../../../shared/site/brand.data.ts';
import { logo } from '../../../shared/site/pictures.data.ts';

const height = 34;
const width = Math.round((height * logo.width) / logo.height);

type LogoProps = { tone?: 'ink' | 'dusk'; isMarkOnly?: boolean; className?: string };

/** The logo, with or without the name. `dusk` has a white shade and is only for dark surfaces. */
export function Logo({ tone = 'ink', isMarkOnly = false, className = 'h-[34px] w-auto' }: LogoProps) {
  const isInk = tone === 'ink';
  const picture = isMarkOnly
    ? { src: isInk ? markUrl : markDuskUrl, width: height }
    : { src: isInk ? logoUrl : logoDuskUrl, width };
  // Has a low priority, because React would otherwise preload the picture before the page's fonts.
  return <img {...picture} height={height} alt={brand.name} fetchPriority="low" className={className} />;
}
