import { leftOutBecause, type YearlyWords } from '@psp/contracts/yearly-figures';

export const strings = {
  source: 'Asociația Servicii Publice, Portal PSP',
  dictionary: ['camp', 'unitate', 'definitie'] as const,
  fields: (words: YearlyWords) => ({
    an: `Anul raportului. Datele se pot folosi sub licența ${words.licence.name}, cu indicarea sursei.`,
    tabel: 'Tabelul: total, counties (pe județe) sau domains (pe domenii).',
    rand: 'Codul județului, al domeniului sau other pentru cele cuprinse împreună; gol la totaluri.',
    denumire: 'Denumirea județului sau a domeniului; gol la totaluri.',
    indicator: 'Numele cifrei, explicat mai jos.',
    valoare: `Valoarea cifrei. Gol: ${leftOutBecause(words)}, iar cifra este cuprinsă la other sau nu se publică.`,
    unitate: 'Unitatea de măsură.',
  }),
};
