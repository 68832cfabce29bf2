/** Tells people who wait for a confirmation what to do meanwhile. */
export function MailedLinkNote({ address }: { address: string }) {
  return (
    <div className="grid gap-3">
      <p>
        We sent a link to <b className="font-semibold wrap-anywhere text-ink">{address}</b>. Open it and
        confirm that the address is yours. This page will then continue on its own.
      </p>
      <p>The link works once, for one hour. If no email arrives, look in your spam folder.</p>
    </div>
  );
}
