import type { OwedQuery } from '@psp/contracts/proformas';
import { formatDate, formatLei, plural } from '@psp/design-system/format';

export const SHOW_LABELS: Record<OwedQuery['show'], string> = {
  live: 'De plată și plătite',
  owed: 'De plată',
  paid: 'Plătite',
  past: 'Înlocuite și retrase',
};

export const strings = {
  link: 'Proforme',
  title: 'Proforme',
  events: 'Evenimente',
  trainings: 'Cursuri',
  show: 'Ce se arată',
  search: 'Organizație sau număr',
  count: (total: number) => plural(total, { one: 'rând', few: 'rânduri', other: 'rânduri' }),
  empty: 'Nimeni nu are de plătit',
  emptyText: 'Organizațiile cu locuri cu preț apar aici, cu proforma lor sau fără.',
  noMatch: 'Niciun rând nu se potrivește',
  noMatchText: 'Schimbați filtrul sau cuvântul căutat.',
  sums: 'Sume',
  owed: 'De încasat',
  paid: 'Încasat',
  columns: { organisation: 'Organizația', status: 'Stare', total: 'Total', seats: 'Locuri', acts: '' },
  until: (day: string) => `până la ${formatDate(day)}`,
  paidOn: (day: string) => `la ${formatDate(day)}`,
  replacedBy: (number: string) => `de ${number}`,
  seats: (count: number) => plural(count, { one: 'loc', few: 'locuri', other: 'locuri' }),
  download: 'PDF',
  about: (organisation: string, number: string | null) => (number ? `${number}, ${organisation}` : organisation),
  issue: 'Emite',
  issued: 'Proforma a fost emisă',
  issueFailed: 'Proforma nu a fost emisă',
  pay: 'Notează plata',
  payTitle: (number: string) => `Proforma ${number} a fost plătită?`,
  payText: (organisation: string, total: number) =>
    `${organisation}, ${formatLei(total)}. Organizația primește o notificare.`,
  day: 'Data plății',
  dayHint: 'Ziua din extrasul de cont.',
  dayMissing: 'Alegeți ziua.',
  payDone: 'Plata a fost notată',
  unpay: 'Anulează plata',
  unpayTitle: (number: string) => `Anulați plata proformei ${number}?`,
  unpayText: 'Proforma așteaptă din nou plata. Dacă locurile s-au schimbat între timp, o înlocuiește una nouă.',
  unpayHint: 'Îl citește organizația.',
  unpayDone: 'Plata a fost anulată',
};
