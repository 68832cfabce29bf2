/** Formats an E.164 number for display: US and Canadian ones as `(503) 555-0144`, others unchanged. They never wrap. */
export function formatPhone(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area ? `(${area})\u00a0${exchange}-${line}` : e164;
}
