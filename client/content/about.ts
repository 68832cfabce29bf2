import { formatCount } from '../../shared/format/plurals.ts';
import { averageQuoteTime } from '../../shared/quote/quote-time.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { companyClaims } from '../../shared/site/claims.data.ts';
import { paths } from '../app/paths.ts';
import type { CompanyFigure, Value } from '../features/about/content.ts';

export const mission =
  'No family should go without protection because buying it was slow, confusing, or embarrassing.';

const { customers = '', satisfaction = '', carrierPartners } = companyClaims;
const partnerForms = { one: 'carrier partner', other: 'carrier partners' };

/** The figures on the about page. docs/product.md, "Content pages". */
export const companyFigures: readonly CompanyFigure[] = [
  { figure: customers, text: 'customers' },
  { figure: carrierPartners, text: formatCount(Number.parseInt(carrierPartners, 10), partnerForms) },
  { figure: averageQuoteTime, text: 'average quote time' },
  { figure: satisfaction, text: 'satisfaction' },
].filter(({ figure }) => figure !== '');

export const values: readonly Value[] = [
  {
    title: 'Show the reason',
    text: `A percentage alone tells you nothing. Every match comes with its reasons and every point we counted, so you can check our work. [How matching works](${paths.disclosures}#matching)`,
  },
  {
    title: 'Your interest first',
    text: `Carriers pay us, and we say so right next to the button that leads to them. No carrier can pay for a better match. [How we’re paid](${paths.disclosures}#how-we-are-paid)`,
  },
  {
    title: 'Ask for little, keep less',
    text: `Four details and a few short questions, no phone number. Your answers stay on your device until you ask for a match, and we never sell them. [Privacy Policy](${paths.privacy})`,
  },
  {
    title: 'Plain English',
    text: `If a sentence takes an insurance degree to understand, we rewrite it. If there’s no simpler way to say it, we explain it. [Life Insurance Guide](${paths.guide})`,
  },
  {
    title: 'Open to everyone',
    text: `Keyboard, screen reader, large text, or an old phone: the site should work for you. If it doesn’t, we want to know. [Accessibility](${paths.accessibility})`,
  },
];

export const aboutPage = {
  description: `${brand.name} matches people with the life insurance carrier that fits them. Who we are, what we believe in, and how we make money.`,
  title: `About ${brand.name}`,
  lead: 'Most people know they should have life insurance. What stops them is the buying process: appointments, phone calls, terms no one explains. We took those out and kept the part that matters: which carrier fits you, and why.',
  call: {
    title: 'See what we mean by reasons.',
    text: `Answer a few questions and look at your match: what counted, how much, and what would change it. If you disagree, you’re only out ${averageQuoteTime}.`,
    findMatch: 'Find My Best Match',
    howItWorks: 'How It Works',
  },
  name: 'About',
} as const;
