const listed = new Intl.ListFormat('ro', { type: 'conjunction' });

export const strings = {
  also: (names: readonly string[]) => `${listed.format(names)} modifică acum același text.`,
};
