import type { PackageQuery, PackageShow } from '@psp/contracts/packages';
import { MEMBER_PACKAGE_LABELS } from '@psp/contracts/package-names';
import { formatDate, formatLei, plural } from '@psp/design-system/format';

export const SHOW_LABELS: Record<PackageShow, string> = {
  all: 'Toate',
  renew: 'De reînnoit',
  active: 'Active',
  days60: 'Expiră în 60 de zile',
  days30: 'Expiră în 30 de zile',
  days7: 'Expiră în 7 zile',
  expired: 'Expirate',
  unpaid: 'Cu proformă neplătită',
  none: 'Fără perioadă',
};
export const PACKAGE_FILTER: Record<PackageQuery['package'], string> = { all: 'Toate', ...MEMBER_PACKAGE_LABELS };

const days = (count: number) => plural(count, { one: 'zi', few: 'zile', other: 'zile' });

export const strings = {
  lead: 'Pachetul fiecărui membru, suma și perioada. Reînnoirea se face din pagina organizației.',
  show: 'Stare',
  package: 'Pachet',
  search: 'Numele organizației',
  count: (total: number) => plural(total, { one: 'organizație', few: 'organizații', other: 'organizații' }),
  order: 'Întâi cele care se încheie mai devreme.',
  empty: 'Niciun membru încă',
  emptyText: 'Organizațiile aprobate apar aici, cu pachetul lor.',
  noMatch: 'Nicio organizație nu se potrivește',
  noMatchText: 'Schimbați filtrul sau cuvântul căutat.',
  columns: {
    organisation: 'Organizația',
    standing: 'Stare',
    package: 'Pachet',
    price: 'Suma',
    endsOn: 'Expiră',
    unpaid: 'De plată',
  },
  suspended: '(suspendată)',
  none: '–',

  card: 'Pachet și perioadă',
  all: 'Toate pachetele',
  noPeriod: 'Organizația nu are încă o perioadă. Stabiliți pachetul, suma și datele.',
  until: (left: number | null) => {
    if (left === null) return '';
    if (left < 0) return `s-a încheiat acum ${days(-left)}`;
    return left === 0 ? 'se încheie azi' : `mai sunt ${days(left)}`;
  },
  period: (from: string, to: string) => `${formatDate(from)} – ${formatDate(to)}`,
  now: (name: string, until: string) => `${name}, până la ${formatDate(until)}`,
  terms: { now: 'În vigoare acum', package: 'Pachetul', price: 'Suma', period: 'Perioada', next: 'Reînnoire' },
  price: (lei: number | null) => (lei === null ? 'fără plată' : formatLei(lei)),
  proposed: (name: string, period: string, sum: string) => `${name}, ${period}, ${sum}. Începe după plata proformei.`,
  proformas: 'Proforme',
  download: 'Descarcă PDF',
  dueOn: (day: string) => `de plătit până la ${formatDate(day)}`,
  paidOn: (day: string) => `plătită la ${formatDate(day)}`,
  replacedBy: (number: string) => `înlocuită de ${number}`,
  history: 'Alte perioade',
  entry: (name: string, period: string, sum: string) => `${name}, ${period}, ${sum}`,

  set: 'Stabilește pachetul',
  setTitle: 'Stabiliți pachetul și perioada',
  setDone: 'Pachetul a fost stabilit',
  change: 'Schimbă',
  changeTitle: 'Schimbați perioada curentă',
  changeText: 'O proformă neplătită a perioadei este înlocuită de una cu datele noi.',
  changeDone: 'Perioada a fost schimbată',
  renew: 'Reînnoiește',
  renewTitle: 'Pregătiți reînnoirea',
  renewText:
    'Cu o sumă se emite proforma, iar perioada nouă se deschide când notați plata. Fără sumă se deschide acum.',
  renewDone: 'Reînnoirea a fost pregătită',
  save: 'Salvează',
  confirmFree: 'Reînnoiește fără plată',
  confirmRenew: 'Emite proforma și anunță membrul',
  packageField: 'Pachetul',
  priceField: 'Suma pentru perioadă',
  listPrice: (text: string | null) => (text ? `Prețul din listă: ${text}.` : 'Pachetul nu are preț în listă.'),
  priceHint: 'Fără sumă, perioada nu se plătește.',
  startsOn: 'Prima zi',
  endsOn: 'Ultima zi',
  endsHint: 'Inclusiv. De obicei un an.',
  reason: 'Motivul',
  reasonHint: 'Rămâne în istoricul organizației, pentru asociație.',
  missing: { startsOn: 'Alegeți prima zi.', endsOn: 'Alegeți ultima zi.', reason: 'Scrieți motivul.' },
  withdraw: 'Retrage reînnoirea',
  withdrawTitle: 'Retrageți reînnoirea?',
  withdrawText: 'Proforma ei nu se mai plătește. Puteți pregăti alta.',
  withdrawDone: 'Reînnoirea a fost retrasă',
  issue: 'Emite proforma perioadei curente',
  issueTitle: 'Emiteți proforma perioadei curente?',
  issueText: (sum: string) => `Membrul este anunțat și o poate descărca. Total: ${sum}.`,
  issueDone: 'Proforma a fost emisă',
  unpayText: 'Proforma așteaptă din nou plata. O reînnoire care a început cu ea așteaptă și ea.',
};
