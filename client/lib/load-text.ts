/** The texts of a folder of the site, each with a script of its own, by slug. */
export type TextLoaders<Content> = Readonly<Record<string, () => Promise<{ content: Content }>>>;

export async function loadText<Content>(loaders: TextLoaders<Content>, slug: string): Promise<Content> {
  const load = loaders[slug];
  if (!load) throw new Error(`There is no text ${slug}.`);
  return (await load()).content;
}
