const firstId = async (portal: string, path: string): Promise<string> => {
  const { items } = (await (await fetch(portal + path)).json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
};

/** Addresses of the kinds of pages that visitors land on: first page, directories, and one partner, article and community. */
export const somePages = async (portal: string): Promise<string[]> => [
  ...['/', '/parteneri', '/comunitati'],
  `/partener/${await firstId(portal, '/api/public/partners')}`,
  `/blog/${await firstId(portal, '/api/public/articles')}`,
  `/comunitati/${await firstId(portal, '/api/public/communities')}`,
];
