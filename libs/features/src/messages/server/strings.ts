export const strings = {
  title: 'Conversație',
  authority: 'Autoritatea',
  firm: 'Firma',
  number: 'Solicitarea',
  count: 'Mesaje',
  messages: 'Mesajele',
  file: (number: string | null) => (number ? `conversatie-${number}.pdf` : 'conversatie.pdf'),
};
