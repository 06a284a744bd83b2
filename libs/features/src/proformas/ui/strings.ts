import { formatDate, formatLei, plural } from '@psp/design-system/format';

const seats = (count: number) => plural(count, { one: 'loc', few: 'locuri', other: 'locuri' });

export const strings = {
  title: 'Proformă',
  due: (lei: number) => `${formatLei(lei)} de plătit`,
  dueText: 'Proforma se emite pe numele organizației, pentru toate locurile cu preț. Nu este factură fiscală.',
  dueReader: 'O emite un coleg care poate edita.',
  issue: 'Emite proforma',
  issued: 'Proforma a fost emisă',
  issueFailed: 'Proforma nu a fost emisă',
  sum: (lei: number, count: number) => `${formatLei(lei)}, ${seats(count)}`,
  until: (day: string) => `de plătit până la ${formatDate(day)}`,
  paid: (day: string) => `plătită la ${formatDate(day)}`,
  replaced: (number: string | null) => (number ? `înlocuită de ${number}` : 'înlocuită'),
  withdrawn: 'nu mai este niciun loc de plătit',
  download: 'Descarcă',
  transfer: 'Se plătește prin transfer bancar. Asociația notează plata, iar dvs. primiți o notificare.',
};
