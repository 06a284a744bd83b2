import type { Todo } from '@psp/contracts/own-dashboards';
import type { TodoKinds } from '@psp/features/dashboards/ui/todo-list';
import FilePen from 'lucide-react/icons/file-pen';
import RefreshCw from 'lucide-react/icons/refresh-cw';

const about = ({ number, title }: Todo) => `${number}, ${title}`;
const href = (id: string) => `/firma/opportunities/${id}/oferta`;
const readHref = (id: string) => `/firma/opportunities/${id}`;

/** Todo kinds of offers. */
export const TODOS = {
  confirmOffer: {
    icon: RefreshCw,
    lead: ({ other }) => `Reconfirmați oferta pentru ${other}:`,
    about,
    action: 'Verifică și reconfirmă',
    href,
    fact: ({ other }) => `O ofertă de reconfirmat pentru ${other}:`,
    readHref,
  },
  finishOffer: {
    icon: FilePen,
    lead: ({ other }) => `Terminați oferta pentru ${other}:`,
    about,
    action: 'Continuă oferta',
    href,
    fact: ({ other }) => `O ofertă de terminat pentru ${other}:`,
    readHref,
  },
} satisfies Partial<TodoKinds<'firma'>>;
