import { formatNumber } from '@psp/design-system/format';

const fresh = (count: number): string => (count === 1 ? '1 nouă' : `${formatNumber(count)} noi`);

export const strings = {
  saved: 'Filtre salvate',
  newsTitle: 'Noi de când ați deschis filtrele:',
  news: (name: string, count: number, isCapped: boolean) => `${name}: ${isCapped ? 'peste ' : ''}${fresh(count)}`,
  save: 'Salvează filtrele',
  saveText: 'Filtrele de acum rămân sub acest nume în contul dvs.',
  name: 'Numele filtrului',
  nameHint: 'De exemplu „IT, trimise anul acesta”.',
  done: 'Filtrele au fost salvate.',
  alertsLabel: 'Alerte',
  alertsHint: 'Vă anunțăm în portal și pe e-mail când apare o oportunitate care se potrivește.',
  alerts: {
    '': 'Fără alerte',
    now: 'Imediat',
    daily: 'Zilnic, la 8:00',
    weekly: 'Săptămânal, luni la 8:00',
  },
  lapsed: (name: string) => `${name} (domeniu sau județ care nu mai există)`,
  lapsedText:
    'Domeniul sau județul din acest filtru nu mai există. Alegeți alte filtre în listă, apoi folosiți-le aici.',
  takeCurrent: 'Folosește filtrele alese acum în listă',
  manage: 'Modifică sau șterge…',
  manageTitle: 'Filtre salvate',
  rename: 'Salvează',
  renameTitle: (name: string) => `Modificați „${name}”`,
  renamed: 'Filtrul a fost modificat.',
  remove: 'Șterge',
  removed: (name: string) => `Filtrul „${name}” a fost șters.`,
  removing: 'Se șterge…',
  removeFailed: 'Filtrul nu a fost șters',
  none: 'Nu mai aveți filtre salvate la această listă.',
  close: 'Închide',
};
