import { accountPages } from '../../content/account-pages.ts';
import { SignedInArea } from '../../features/account/index.ts';
import { Desk } from '../../features/desk/desk.tsx';
import type { PageModule } from '../../lib/page.ts';

function OperatorDesk() {
  return (
    <SignedInArea title={accountPages.operator.heading}>
      {(user) => <Desk key={user.id} title={accountPages.operator.heading} />}
    </SignedInArea>
  );
}

export const page: PageModule = {
  Component: OperatorDesk,
  meta: { ...accountPages.operator, robots: 'noindex' },
};
