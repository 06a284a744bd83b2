/** Label of the link on public pages. In its own file, so that these pages do not load all strings. */
export const linkStrings = {
  flag: 'Semnalează',
  flagOf: (name: string) => `Semnalează: ${name}`,
};
