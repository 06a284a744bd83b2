import { formatDay } from '@psp/bff-kit/documents/format';
import {
  COHORT_DEFINITION,
  NETWORK_DEFINITIONS,
  NETWORK_FIGURE_LABELS,
  type NetworkFigure,
} from '@psp/contracts/network-report-words';
import type { NetworkTable } from '@psp/contracts/network-reports';

interface Days {
  from: string;
  to: string;
}
const spanOf = ({ from, to }: Days): string => `${formatDay(from)} – ${formatDay(to)}`;
const define = (...figures: NetworkFigure[]): string[] =>
  figures.map((figure) => `${NETWORK_FIGURE_LABELS[figure]}: ${NETWORK_DEFINITIONS[figure]}`);

export const strings = {
  figure: 'Cifra',
  span: spanOf,
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
  period: (days: Days) => `Perioada: ${spanOf(days)}`,
  compared: (days: Days, compared: Days) => `Perioada: ${spanOf(days)}, față de ${spanOf(compared)}`,
  computed: (moment: string, county: string | null) =>
    `Cifre socotite ${moment}, din toate rândurile${county ? `. Județul: ${county}` : ''}`,
  sheets: {
    figures: { name: 'Cifre', title: 'Cifrele rețelei', definitions: [] },
    funnel: {
      name: 'De la solicitare la recenzie',
      title: 'De la solicitare la recenzie',
      definitions: [...define('requests'), 'Fiecare pas numără o parte din cele de la pasul dinainte.'],
    },
    counties: {
      name: 'Județe',
      title: 'Cifrele pe județe',
      definitions: define('members', 'partners', 'requests', 'accepted'),
    },
    cohorts: {
      name: 'După luna înscrierii',
      title: 'Câte rămân active, după luna înscrierii',
      definitions: [COHORT_DEFINITION],
    },
    packages: { name: 'Pachete', title: 'Membri pe pachete', definitions: define('members', 'partners') },
    months: { name: 'Luni', title: 'Pe luni', definitions: define('requests', 'downloads', 'training', 'answers') },
  } satisfies Record<NetworkTable, { name: string; title: string; definitions: string[] }>,
};
