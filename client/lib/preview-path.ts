/** Where the picture is that other sites show with a link to the page at this path. The build makes it. */
export function buildPreviewPath(path: string): string {
  return `/previews/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
