import { counted } from '@psp/contracts/counted';

export const strings = {
  title: 'Conversație',
  authority: 'Autoritatea',
  firm: 'Firma',
  number: 'Solicitarea',
  count: 'Mesaje',
  messages: 'Mesajele',
  message: (author: string, organisation: string, when: string) => `${author}, ${organisation}, ${when}`,
  filesOf: (names: string) => `Fișiere: ${names}`,
  lastOf: (shown: number, total: number) =>
    shown === 1
      ? `Este tipărit ultimul mesaj din ${total}; restul se află în arhiva text.`
      : `Sunt tipărite ultimele ${counted(shown, 'un mesaj', 'mesaje')} din ${total}; restul se află în arhiva text.`,
  archive: (number: string | null) => (number ? `conversatie-${number}.txt` : 'conversatie.txt'),
  file: (number: string | null) => (number ? `conversatie-${number}.pdf` : 'conversatie.pdf'),
};
