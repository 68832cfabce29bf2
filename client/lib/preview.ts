/** The size of the pictures that other sites show with a link, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Where the picture of the page at this path is. The build makes it. */
export function buildPreviewPath(path: string): string {
  return `/previews/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
