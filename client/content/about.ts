import { brand } from '../../shared/brand.ts';
import { paths } from '../app/paths.ts';
import type { CompanyFigure, Value } from '../features/about/content.ts';
import { companyClaims } from './claims.ts';

export const mission =
  'Nobody should leave a family without protection because buying it was slow, confusing or embarrassing.';

/** The about page's figures. The product specification, "About". */
export const companyFigures: readonly CompanyFigure[] = [
  { figure: companyClaims.customers, text: 'customers' },
  { figure: companyClaims.carrierPartners, text: 'carrier partners' },
  { figure: companyClaims.averageQuoteTime, text: 'average quote time' },
  { figure: companyClaims.satisfaction, text: 'satisfaction' },
];

export const values: readonly Value[] = [
  {
    title: 'Show the reason',
    text: `A percentage alone tells you nothing. Next to every match stand its reasons, and behind them every point that was counted, so you can check us. [How matching works](${paths.disclosures}#matching)`,
  },
  {
    title: 'Your interest first',
    text: `We are paid by carriers, and say so beside the button that leads to them. No carrier can pay for a better match. [How we are paid](${paths.disclosures}#how-we-are-paid)`,
  },
  {
    title: 'Ask for little, keep less',
    text: `Four details and short questions, no phone number. What you answer stays on your device until you ask for a match, and is never sold. [Privacy Policy](${paths.privacy})`,
  },
  {
    title: 'Plain words',
    text: `If a sentence needs an insurance degree, we write it again. What cannot be said more simply is explained. [Life Insurance Guide](${paths.guide})`,
  },
  {
    title: 'Open to everybody',
    text: `With a keyboard, a screen reader, large text or an old phone: the site should work for you. Where it does not, we want to know. [Accessibility](${paths.accessibility})`,
  },
];

export const aboutPage = {
  description: `${brand.name} matches people to the life insurance carrier that fits them, shows the reasons, and calls nobody. Who we are, what we hold to, and how we earn money.`,
  title: `About ${brand.name}`,
  lead: 'Most people know that they should have life insurance. What keeps them from it is the buying: appointments, phone calls, words that nobody explains. We took those out, and left the part that matters: which carrier fits you, and why.',
  call: {
    title: 'See what we mean by a reason.',
    text: 'Answer a few questions and look at your match: what counted, how much, and what would change it. If you disagree, you lose two minutes.',
    findMatch: 'Find My Best Match',
    howItWorks: 'How It Works',
  },
  name: 'About',
  home: 'Home',
} as const;
