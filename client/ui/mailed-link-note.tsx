/** Tells whoever waits for a confirmation what to do meanwhile. */
export function MailedLinkNote({ address }: { address: string }) {
  return (
    <div className="grid gap-3">
      <p>
        We sent a link to <b className="font-semibold wrap-anywhere text-ink">{address}</b>. Open it on any
        device, and this page goes on by itself.
      </p>
      <p>The link works once, for one hour. If no mail arrives, look in your spam folder.</p>
    </div>
  );
}
