export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** An element that contains text. */
export function renderElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
