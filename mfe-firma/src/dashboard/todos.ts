import type { Todo } from '@psp/contracts/dashboards';
import type { KindsOfTodos } from '@psp/features/dashboards/ui/todo-list';
import { amendmentTodo } from '@psp/features/projects/ui/amendment-todo';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import FilePen from 'lucide-react/icons/file-pen';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Star from 'lucide-react/icons/star';

const about = ({ number, title }: Todo) => `${number}, ${title}`;
const projectHref = (id: string) => `/firma/projects/${id}`;
const offerHref = (id: string) => `/firma/opportunities/${id}/oferta`;
const opportunityHref = (id: string) => `/firma/opportunities/${id}`;

/** What can wait for a firm. */
export const TODOS: KindsOfTodos<'firma'> = {
  confirmOffer: {
    icon: RefreshCw,
    lead: ({ other }) => `Reconfirmați oferta pentru ${other}:`,
    about,
    action: 'Verifică și reconfirmă',
    href: offerHref,
    fact: ({ other }) => `O ofertă de reconfirmat pentru ${other}:`,
    readHref: opportunityHref,
  },
  finishOffer: {
    icon: FilePen,
    lead: ({ other }) => `Terminați oferta pentru ${other}:`,
    about,
    action: 'Continuă oferta',
    href: offerHref,
    fact: ({ other }) => `O ofertă de terminat pentru ${other}:`,
    readHref: opportunityHref,
  },
  confirmAnswer: {
    icon: RefreshCw,
    lead: ({ other }) => `Verificați răspunsul la consultarea deschisă de ${other}:`,
    about,
    action: 'Verifică răspunsul',
    href: opportunityHref,
    fact: ({ other }) => `Un răspuns de verificat la consultarea deschisă de ${other}:`,
  },
  startProject: {
    icon: BriefcaseBusiness,
    lead: ({ other }) => `Începeți proiectul cu ${other}:`,
    about,
    action: 'Deschide proiectul',
    href: projectHref,
    fact: ({ other }) => `Un proiect de început cu ${other}:`,
  },
  continueProject: {
    icon: BriefcaseBusiness,
    lead: ({ other }) => `Faceți modificările cerute de ${other}:`,
    about,
    action: 'Deschide proiectul',
    href: projectHref,
    fact: ({ other }) => `Modificări cerute de ${other}:`,
  },
  decideAmendment: amendmentTodo('firma'),
  writeReview: {
    icon: Star,
    lead: ({ other }) => `Evaluați colaborarea cu ${other}:`,
    about,
    action: 'Scrie recenzia',
    href: (id) => `/firma/projects/${id}#reviews`,
    fact: ({ other }) => `O recenzie de scris despre colaborarea cu ${other}:`,
  },
};
