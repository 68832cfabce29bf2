import { accountPages } from '../../content/account-pages.ts';
import { SignInScreen } from '../../features/account/index.ts';
import { isQuoteFound } from '../../features/quote/saving/quote-account-sync.ts';
import type { PageModule } from '../../lib/page.ts';

/** The name in the quote that many people come from. Its schemas load only when an account may begin. */
async function findName(): Promise<string | undefined> {
  try {
    const { loadQuotedName } = await import('../../features/quote/state/stored-quote.ts');
    return loadQuotedName(Date.now());
  } catch {
    // The onboarding asks for it.
    return undefined;
  }
}

export const page: PageModule = {
  Component: () => <SignInScreen findName={findName} isQuoteOpen={isQuoteFound} />,
  meta: { ...accountPages.signIn, robots: 'noindex' },
};
