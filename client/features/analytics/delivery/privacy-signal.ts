/** Whether the browser sends Global Privacy Control or Do Not Track: then visits are counted, and nobody is told apart. */
export function hasPrivacySignal(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
