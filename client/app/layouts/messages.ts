import { brand } from '../../../shared/site/brand.data.ts';

export const signedIn = 'Signed in';
export const learn = 'Learn';
export const menu = 'Menu';
export const mainNavigation = 'Main';
export const checkingSession = 'Checking whether you’re signed in';
export const getMatched = 'Get Matched';
export const dashboard = 'Dashboard';
export const signIn = 'Sign In';
export const footer = 'Footer';
export const moreLinks = 'More Links';
export const licensing = `${brand.licensing} Carriers may pay us a commission if you buy a policy through our links. Your match depends on your answers and each carrier’s published criteria. The carrier sets the final price and decides whether to approve you.`;
/** The operator's legal name may already end with a period, as in "Inc." */
export const copyright = `© ${brand.copyrightYear} ${brand.legalName.replace(/\.?$/, '.')} All rights reserved.`;
export const skipToContent = 'Skip to content';
