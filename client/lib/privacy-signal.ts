/**
 * Whether the browser sends Global Privacy Control or Do Not Track. If so, page views are counted, but nothing is
 * stored.
 */
export function hasPrivacySignal(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
