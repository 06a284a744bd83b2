/** Of the links from public pages, by who writes: those pages load nothing else of the messages. */
export const writeStrings = {
  uat: { label: 'Contact', labelOf: (name: string) => `Contact: ${name}` },
  firma: { label: 'Mesaj', labelOf: (name: string) => `Mesaj către ${name}` },
};
