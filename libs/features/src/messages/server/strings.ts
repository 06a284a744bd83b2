export const strings = {
  title: 'Conversație',
  authority: 'Autoritatea',
  firm: 'Firma',
  number: 'Solicitarea',
  count: 'Mesaje',
  messages: 'Mesajele',
  message: (author: string, organisation: string, when: string) => `${author}, ${organisation}, ${when}`,
  filesOf: (names: string) => `Fișiere: ${names}`,
  file: (number: string | null) => (number ? `conversatie-${number}.pdf` : 'conversatie.pdf'),
};
