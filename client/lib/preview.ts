/** The size of the preview pictures that other sites show with a link, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Returns the path of the preview picture that the build creates for a page. */
export function buildPreviewPath(path: string): string {
  return `/previews/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
