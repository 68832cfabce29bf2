import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { cardClassName, DashboardGrid, emptyCardClassName } from './card.tsx';

/** Placeholders for the dashboard's cards, in the sizes of an account without a quote. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden="true" className="max-md:pt-9.5">
      <DashboardGrid
        main={
          <>
            <EmptyCardSkeleton />
            <EmptyCardSkeleton />
          </>
        }
        side={
          <>
            <AccountSkeleton />
            <ProfileSkeleton />
          </>
        }
      />
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div className={cardClassName}>
      <Skeleton className="mb-4 h-7.5 w-56 max-w-full" />
      <div className="grid md:grid-cols-2 md:gap-x-10 min-[64rem]:grid-cols-1">
        {['name', 'age', 'email', 'phone'].map((row) => (
          <div key={row} className="grid gap-2 border-t border-line py-4">
            <Skeleton className="h-3.5 w-14" />
            <Skeleton className="h-4.5 w-40" />
          </div>
        ))}
      </div>
    </div>
  );
}

function AccountSkeleton() {
  return (
    <div className={cardClassName}>
      <Skeleton className="mb-4.5 h-7 w-48 max-w-full" />
      {['password', 'second factor', 'data', 'sign out'].map((row) => (
        <div key={row} className="flex h-16 items-center gap-3.5">
          <Skeleton className="size-5" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-3.5 w-20" />
          </div>
        </div>
      ))}
      <Skeleton className="mt-5 h-11 w-44 rounded-control" />
    </div>
  );
}

function EmptyCardSkeleton() {
  return (
    <div className={emptyCardClassName}>
      <Skeleton className="h-23.5 w-32.5 md:order-1 md:h-29 md:w-40" />
      <div>
        <Skeleton className="mb-3 h-7 w-52 max-w-full" />
        <Skeleton className="mb-2.5 h-4.5 max-w-[27rem]" />
        <Skeleton className="mb-2.5 h-4.5 md:hidden" />
        <Skeleton className="mb-6 h-4.5 w-2/3 max-w-[18rem]" />
        <Skeleton className="h-11 w-48 rounded-control" />
      </div>
    </div>
  );
}
