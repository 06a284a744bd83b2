import type { Todo } from '@psp/contracts/own-dashboards';
import { plural } from '@psp/design-system/format';
import Eye from 'lucide-react/icons/eye';
import Scale from 'lucide-react/icons/scale';
import type { TodoKinds } from '../../dashboards/ui/todo-list.tsx';

const offers = (count: number) => plural(count, { one: 'ofertă', few: 'oferte', other: 'oferte' });
const about = ({ number, title }: Todo) => `pentru ${number}, ${title}`;
const href = (id: string) => `/uat/service-requests/${id}?tab=offers`;

/** Todo kinds of requests with offers. */
export const TODOS = {
  openOffers: {
    icon: Eye,
    lead: ({ count }) => (count === 1 ? 'Deschideți oferta' : `Deschideți cele ${offers(count)}`),
    about,
    action: 'Deschide ofertele',
    href,
    fact: ({ count }) => `${offers(count)} de deschis`,
  },
  decideOffers: {
    icon: Scale,
    lead: () => 'Alegeți o ofertă',
    about,
    action: 'Compară ofertele',
    href,
    fact: () => 'O ofertă de ales',
  },
} satisfies Partial<TodoKinds<'uat'>>;
