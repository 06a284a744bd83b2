const firstId = async (portal: string, path: string): Promise<string> => {
  const { items } = (await (await fetch(portal + path)).json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
};

/** Paths of typical landing pages: home, directories, and one partner, article and community. */
export const landingPages = async (portal: string): Promise<string[]> => [
  ...['/', '/parteneri', '/comunitati'],
  `/partener/${await firstId(portal, '/api/public/partners')}`,
  `/blog/${await firstId(portal, '/api/public/articles')}`,
  `/comunitati/${await firstId(portal, '/api/public/communities')}`,
];
