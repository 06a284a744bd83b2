import { formatDate } from '@psp/design-system/format';

/** Texts of the settings that are kept whole, and of their versions. */
export const settingStrings = {
  save: 'Salvează',
  saved: 'Setarea a fost salvată',
  present: 'în vigoare',
  read: 'Ce cuprinde',
  savedBy: (by: string | null, at: string) => (by === null ? 'La început' : `${by}, ${formatDate(at)}`),
  restoreText: 'Portalul o folosește de îndată. Versiunea de acum rămâne în listă.',
  time: {
    lead: 'Termenele tichetelor se numără în aceste ore, de luni până vineri, fără zilele libere. Cele deja calculate rămân.',
    hours: 'Programul',
    hoursText: (from: number, to: number) => `Luni–vineri, ${from}:00–${to}:00`,
    change: 'Schimbă programul',
    opens: 'De la ora',
    closes: 'Până la ora',
    days: 'Zile libere',
    day: 'Ziua',
    name: 'Ce este',
    nameHint: 'De exemplu: Sfântul Andrei',
    actions: 'Acțiuni',
    add: 'Adaugă o zi',
    added: 'Ziua a fost adăugată',
    dayMissing: 'Alegeți ziua.',
    twice: 'Ziua este deja în listă.',
    remove: 'Scoate',
    removeTitle: (day: string) => `Scoateți ${day} din zilele libere?`,
    removeText: 'Termenele noi se numără și în această zi.',
    removed: 'Ziua a fost scoasă',
  },
  reasons: {
    lead: 'Se aleg când ceva este refuzat sau retras și pot fi schimbate înainte de trimitere. Autorul citește motivul.',
    list: 'Motive',
    hint: 'Fiecare în cel mult 500 de caractere, scris către cel care îl citește.',
    item: (number: number) => `Motivul ${number}`,
    add: 'Adaugă un motiv',
  },
};
