import type { ReportPeriod } from '@psp/contracts/reports';
import { counted } from '@psp/bff-kit/documents/format';

const periods: Record<ReportPeriod, string> = {
  '3': 'Ultimele 3 luni',
  '12': 'Ultimele 12 luni',
  '36': 'Ultimii 3 ani',
};

export const strings = {
  title: 'Raport de achiziții',
  periods,
  sections: { figures: 'Pe scurt', months: 'Pe luni', domains: 'Pe domenii', partners: 'Parteneri' },
  figureColumns: ['Cifra', 'Valoarea', 'Cum se calculează'],
  figures: {
    requests: 'Solicitări trimise',
    requested: 'Solicitat',
    offered: 'Oferit',
    accepted: 'Acceptat',
    offersPerRequest: 'Oferte pe solicitare',
    toAccepted: 'Până la acceptare',
    toCompleted: 'Până la finalizare',
    savings: 'Economii',
  },
  lei: (amount: string) => `${amount} lei`,
  days: (count: number, written: string) =>
    Number.isInteger(count) ? counted(count, 'o zi', 'zile') : `${written} zile`,
  requestsOf: (count: number) => counted(count, 'o solicitare', 'solicitări'),
  onTime: (count: number, of: number) => `${count} din ${of}`,
  none: '–',
  nothing: 'Nicio solicitare trimisă în această perioadă.',
  noPartners: 'Nicio ofertă deschisă în această perioadă.',
};
