import type { Todo } from '@psp/contracts/own-dashboards';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Check from 'lucide-react/icons/check';
import FileDiff from 'lucide-react/icons/file-diff';
import type { TodoKinds } from '../../dashboards/ui/todo-list.tsx';

const about = ({ number, title }: Todo) => `${number}, ${title}`;
const firmaHref = (id: string) => `/firma/projects/${id}`;

/* An amendment that waits for the answer of one side. */
const decideAmendment = (side: 'uat' | 'firma') => ({
  icon: FileDiff,
  lead: ({ other }: Todo) => `${other} propune o modificare`,
  about: ({ title }: Todo) => `la proiectul ${title}`,
  action: 'Citește și răspunde',
  href: (id: string) => `/${side}/projects/${id}#amendments`,
});

/** What can wait for an authority of its projects. */
export const UAT_TODOS = {
  acceptDelivery: {
    icon: Check,
    lead: ({ other }) => `${other} a predat`,
    about: ({ title }) => `proiectul ${title}`,
    action: 'Verifică și acceptă',
    href: (id) => `/uat/projects/${id}`,
  },
  decideAmendment: decideAmendment('uat'),
} satisfies Partial<TodoKinds<'uat'>>;

/** What can wait for a firm of its projects. */
export const FIRMA_TODOS = {
  startProject: {
    icon: BriefcaseBusiness,
    lead: ({ other }) => `Începeți proiectul cu ${other}:`,
    about,
    action: 'Deschide proiectul',
    href: firmaHref,
    fact: ({ other }) => `Un proiect de început cu ${other}:`,
  },
  continueProject: {
    icon: BriefcaseBusiness,
    lead: ({ other }) => `Faceți modificările cerute de ${other}:`,
    about,
    action: 'Deschide proiectul',
    href: firmaHref,
    fact: ({ other }) => `Modificări cerute de ${other}:`,
  },
  decideAmendment: decideAmendment('firma'),
} satisfies Partial<TodoKinds<'firma'>>;
