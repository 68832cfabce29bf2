/** Whether the browser sends Global Privacy Control or Do Not Track. If so, we count page views but store nothing. */
export function hasPrivacySignal(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
