import { counted } from '@psp/contracts/counted';
import { FIRM_FIGURES } from '@psp/contracts/firm-report-words';
import { REPORT_FIGURES } from '@psp/contracts/report-words';

/* Texts of both kinds of reports. */
export const strings = {
  figures: 'Pe scurt',
  months: 'Pe luni',
  domains: 'Pe domenii',
  figureColumns: ['Cifra', 'Valoarea', 'Cum se calculează'],
  none: '–',
  lei: (amount: string) => `${amount} lei`,
  percent: (written: string) => `${written}%`,
};

export const authority = {
  title: 'Raport de achiziții',
  partners: 'Parteneri',
  figures: REPORT_FIGURES,
  requestsOf: (count: number) => counted(count, 'o solicitare', 'solicitări'),
  onTime: (count: number, of: number) => `${count} din ${of}`,
  nothing: 'Nicio solicitare trimisă în această perioadă.',
  noPartners: 'Nicio ofertă deschisă în această perioadă.',
};

export const firm = {
  title: 'Raport de activitate',
  states: 'Ofertele pe stări',
  prices: 'Prețul față de cel ales',
  reviews: 'Recenzii',
  figures: FIRM_FIGURES,
  nothing: 'Nicio ofertă depusă în această perioadă.',
  undecided: 'Încă nu aveți destule oferte decise.',
  noReviews: 'Nicio recenzie publicată în această perioadă.',
};

export const network = {
  title: 'Raport al rețelei',
  computed: (moment: string) => `Cifre socotite ${moment}, din toate rândurile.`,
  county: (name: string) => `Județul: ${name}.`,
  compared: 'Perioada comparată',
  span: (from: string, to: string) => `${from} – ${to}`,
  funnel: 'De la solicitare la recenzie',
  funnelColumns: ['Pasul', 'Solicitări', 'Din cele trimise'],
  loss: (step: string, count: string) => `Cele mai multe se pierd la pasul „${step}”: ${count}.`,
  packages: 'Membri pe pachete',
  packageColumns: ['Pachetul de acum', 'Organizații'],
  noPackage: 'Fără pachet',
  counties: 'Pe județe',
  countyColumns: ['Județul', 'Membri', 'Parteneri', 'Solicitări', 'Acceptate, lei fără TVA'],
  cohorts: 'Câte rămân active, după luna înscrierii',
  joined: 'Înscriși în',
  organisations: 'Organizații',
  month: (number: number) => `Luna ${number}`,
  monthColumns: ['Luna', 'Solicitări', 'Recenzii', 'Descărcări', 'Absolvenți', 'Ore de curs', 'Răspunsuri'],
  nothing: 'Nicio solicitare trimisă în această perioadă.',
};
