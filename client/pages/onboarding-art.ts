import streetUrl from '../features/quote/art/street.svg';

/** The picture beside the forms: its middle, seen from further away than in the quote flow. */
export const onboardingArtUrl = `${streetUrl}#svgView(viewBox(-130,-240,860,880);preserveAspectRatio(xMidYMax%20slice))`;
