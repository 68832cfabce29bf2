/** The size of the preview pictures that other sites show with a link, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The address of the preview picture for the page at this path, which the build creates. */
export function buildPreviewPath(path: string): string {
  return `/previews/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
