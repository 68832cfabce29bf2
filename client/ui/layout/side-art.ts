import streetUrl from '../art/street.svg';

/** The picture beside the forms: its middle, seen from further away than in the quote flow. */
export const sideArtUrl = `${streetUrl}#svgView(viewBox(-130,-240,860,880);preserveAspectRatio(xMidYMax%20slice))`;
