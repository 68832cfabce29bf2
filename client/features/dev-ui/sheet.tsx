import type { ReactNode } from 'react';

/** One row of the sheet: the name on the left, what it looks like on the right. */
export function SheetRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-b border-line py-8 md:grid-cols-[150px_minmax(0,1fr)] md:gap-8">
      <h2 className="font-semibold">{title}</h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

/** A line of small specimens. */
export function SheetLine({ children, isDusk = false }: { children: ReactNode; isDusk?: boolean }) {
  const look = isDusk ? 'rounded-card bg-surface-dusk p-6' : '';
  return <div className={`flex flex-wrap items-start gap-5 ${look}`}>{children}</div>;
}

/** A specimen with the name of its state under it. */
export function Specimen({
  caption,
  isDusk = false,
  children,
}: {
  caption: string;
  isDusk?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className="grid justify-items-start gap-2">
      {children}
      <figcaption className={`text-caption ${isDusk ? 'text-on-dusk-body' : 'text-muted'}`}>
        {caption}
      </figcaption>
    </figure>
  );
}

export function SheetColumns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-6 md:grid-cols-2">{children}</div>;
}
