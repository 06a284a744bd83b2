import type { OverseenProjectState, ProjectOrder } from '@psp/contracts/overseen';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { formatNumber, plural } from '@psp/design-system/format';

const { planning, in_progress: inProgress, on_hold: onHold, review, completed } = PROJECT_STATUS;

export const strings = {
  lead: 'Proiectele deschise de ofertele acceptate, ale tuturor autorităților și firmelor.',
  searchHint: 'Număr, titlu, autoritate sau firmă',
  count: (total: number) => plural(total, { one: 'proiect', few: 'proiecte', other: 'proiecte' }),
  emptyTitle: 'Niciun proiect încă',
  emptyText: 'Proiectele apar aici după ce o autoritate acceptă o ofertă.',
  noMatchTitle: 'Niciun proiect nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau scoateți un filtru.',
  status: 'Stare',
  allStatuses: 'Toate stările',
  statuses: {
    active: 'Active',
    planning,
    in_progress: inProgress,
    on_hold: onHold,
    review,
    completed,
    stopped: 'Închise fără rezultat',
  } satisfies Record<OverseenProjectState, unknown>,
  orders: { touched: 'Ultimele modificate', due: 'După termen' } satisfies Record<ProjectOrder, string>,
  title: 'Titlu',
  authority: 'Autoritate',
  firm: 'Firmă',
  price: 'Preț, fără TVA',
  progress: 'Progres',
  percent: (progress: number) => `${formatNumber(progress)} %`,
  due: 'Termen',
  facts: 'Proiectul',
  auditTitle: 'Parcursul proiectului',
  request: 'Solicitarea',
  offer: 'Oferta acceptată',
  seeOffer: 'Vedeți oferta',
  openedOn: 'Deschis',
  completedOn: 'Finalizat',
  stopReason: 'Motivul opririi',
  acts: 'Urmează să lucreze',
  remind: { uat: 'Amintește autorității', firma: 'Amintește firmei' },
  remindTitle: (title: string) => `Trimiteți o reamintire despre „${title}”?`,
  remindAbout: {
    uat: 'Proiectul așteaptă autoritatea. Primește o notificare și un e-mail.',
    firma: 'Proiectul așteaptă lucrul firmei. Primește o notificare și un e-mail.',
  },
  cancel: 'Anulează proiectul',
  cancelTitle: (title: string) => `Anulați proiectul „${title}”?`,
  cancelText:
    'Solicitarea din care vine se anulează odată cu el. Autoritatea și firma sunt anunțate, împreună cu motivul și cu ce pot face. Anularea nu poate fi retrasă.',
  cancelled: 'Proiectul a fost anulat',
};
