/** A request's name in the log and the metrics, so that neither contains what someone typed. */
export type RouteName = {
  /** A pattern such as `/api/operator/people/:id`, one of the site's own addresses, or `unknown`. */
  route: string;
  /** The same for calls. All of the site's addresses share one name, so that metrics have few series. */
  group: string;
};
export type NameRoute = (path: string) => RouteName;

const unknown: RouteName = { route: 'unknown', group: 'other' };

/** `paths` are Express's patterns of calls. `nameSitePath` knows the site's addresses. */
export function createRouteNames(
  paths: readonly string[],
  nameSitePath: (path: string) => string | undefined,
): NameRoute {
  const names = [...new Set(paths)].map((route): RouteName => ({ route, group: route }));
  const exact = new Map(names.filter(({ route }) => !route.includes(':')).map((name) => [name.route, name]));
  const patterns = names
    .filter(({ route }) => route.includes(':'))
    .map((name) => ({ name, pattern: new RegExp(`^${name.route.replaceAll(/:\w+/g, '[^/]+')}$`) }));
  return (path) => {
    const name = exact.get(path);
    if (name) return name;
    const sitePath = nameSitePath(path);
    if (sitePath !== undefined) return { route: sitePath, group: 'site' };
    return patterns.find(({ pattern }) => pattern.test(path))?.name ?? unknown;
  };
}
