import { sql } from 'kysely';
import { CONTEST_HINT } from '../../decided.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import { dayInWords } from '../../day-in-words.ts';
import type { Solution } from './solution.entity.ts';

type Named = Pick<Solution, 'id' | 'title'>;

interface Ending extends Named {
  /** Last day, as ISO text. */
  validUntil: string;
}

const ofSolution = ({ id, title }: Named) => ({ href: `/firma/solutions/${id}`, object: `„${title}”` });

export const NOTIFICATIONS = catalogue(
  'solutions',
  {
    kind: 'organisation',
    topic: 'organisation',
    subjects: sql`select id, title, '2026-12-01' as "validUntil", organisation_id as firma from solution`,
  },
  {
    withdrawn: event({ label: 'Soluție retrasă', to: ['firma'] }, (solution: Named, reason: string) => ({
      ...ofSolution(solution),
      message: `Asociația a retras soluția „${solution.title}” din marketplace. Motiv: ${reason} ${CONTEST_HINT}`,
    })),
    restored: event({ label: 'Soluție redată în marketplace', to: ['firma'] }, (solution: Named) => ({
      ...ofSolution(solution),
      message: `Asociația a redat soluția „${solution.title}”: apare din nou în marketplace.`,
    })),
    ends: event({ label: 'Soluție a cărei valabilitate se încheie', to: ['firma'] }, (solution: Ending) => ({
      ...ofSolution(solution),
      message: `Soluția „${solution.title}” apare în marketplace până la ${dayInWords(solution.validUntil)}. O puteți prelungi din pagina ei.`,
    })),
    ended: event({ label: 'Soluție ieșită din marketplace', to: ['firma'] }, (solution: Ending) => ({
      ...ofSolution(solution),
      message: `Valabilitatea soluției „${solution.title}” s-a încheiat la ${dayInWords(solution.validUntil)}: nu mai apare în marketplace. O puteți prelungi din pagina ei.`,
    })),
  },
);
