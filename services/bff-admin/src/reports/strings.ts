import { formatDay } from '@psp/bff-kit/documents/format';

export const strings = {
  figure: 'Cifra',
  span: ({ from, to }: { from: string; to: string }) => `${formatDay(from)} – ${formatDay(to)}`,
  from: 'Din',
  definition: 'Cum se socotește',
  step: 'Pasul',
  count: 'Solicitări',
  share: 'Procent din cele trimise',
  lost: 'Cele mai multe pierdute',
  joined: 'Înscriși în',
  organisations: 'Organizații',
  month: (number: number) => `Active în luna ${number}`,
  county: 'Județ',
  package: 'Pachetul de acum',
  noPackage: 'Fără pachet',
  monthOf: 'Luna',
  reviews: 'Recenzii publicate',
  graduates: 'Absolvenți de cursuri',
};
