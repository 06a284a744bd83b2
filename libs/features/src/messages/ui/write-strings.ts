/** Labels of the links on public pages, by kind of sender. In their own file, so that these pages do not load all strings. */
export const writeStrings = {
  uat: { label: 'Contact', labelOf: (name: string) => `Contact: ${name}` },
  firma: { label: 'Mesaj', labelOf: (name: string) => `Mesaj către ${name}` },
};
