/**
 * Whether the browser sends Global Privacy Control or Do Not Track. If so, events have no id of the tab
 * (`session-id.ts`) and no campaign (`campaign.ts`), and wait in memory instead of storage (`start-tracking.ts`).
 */
export function hasPrivacySignal(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
