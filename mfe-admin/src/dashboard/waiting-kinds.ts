import type { Overview, WaitingItem } from '@psp/contracts/overview';
import type { WaitingKind } from '@psp/contracts/waiting-kinds';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import Bot from 'lucide-react/icons/bot';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FileCheck from 'lucide-react/icons/file-check';
import Flag from 'lucide-react/icons/flag';
import Gift from 'lucide-react/icons/gift';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Library from 'lucide-react/icons/library';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Scale from 'lucide-react/icons/scale';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';

interface Kind {
  label: string;
  /** Name of one record. */
  one: string;
  /** What is done there. */
  verb: string;
  icon: LucideIcon;
  /** List of all records that wait. */
  list: string;
  /** Path of the record's page without its id; the list by default. */
  page?: string;
  /** Address of a record shown on the page of its list, without its id. */
  item?: string;
}

const posts = { page: '/admin/forum/posts', icon: MessagesSquare } as const;
const health = { list: '/admin/health', icon: RotateCw } as const;

/** The kinds of waiting records with the lists that hold them. */
export const KINDS: Readonly<Record<WaitingKind, Kind>> = {
  applications: {
    ...{ label: 'Cereri de înscriere', one: 'Cerere de înscriere', verb: 'Verifică', icon: FileCheck },
    ...{ list: '/admin/applications?status=pending', page: '/admin/applications' },
  },
  badges: {
    ...{ label: 'Insigne „Verificat” de decis', one: 'Insignă „Verificat”', verb: 'Decide', icon: ShieldCheck },
    ...{ list: '/admin/users?badge=waiting', page: '/admin/users/organizatii' },
  },
  articles: {
    ...{ label: 'Articole de moderat', one: 'Articol', verb: 'Moderează', icon: Newspaper },
    ...{ list: '/admin/articles', page: '/admin/moderation' },
  },
  tickets: {
    ...{ label: 'Mesaje de suport fără răspuns', one: 'Mesaj de suport', verb: 'Răspunde', icon: LifeBuoy },
    ...{ list: '/admin/tickets?status=open', page: '/admin/tickets' },
  },
  conversations: {
    ...{ label: 'Conversații raportate', one: 'Conversație raportată', verb: 'Citește', icon: Flag },
    ...{ list: '/admin/reported-conversations', page: '/admin/reported-conversations' },
  },
  contests: {
    ...{ label: 'Contestații la decizii', one: 'Contestație', verb: 'Decide', icon: Scale },
    ...{ list: '/admin/moderation?kind=contests', item: '/admin/moderation?kind=contests&item=contests_' },
  },
  contestedPosts: {
    ...{ label: 'Contestații la o retragere din forum', one: 'Contestație', verb: 'Decide', ...posts, icon: Scale },
    list: '/admin/forum/posts?kind=contested',
  },
  flaggedPosts: {
    ...{ label: 'Mesaje din forum raportate', one: 'Mesaj raportat', verb: 'Citește', ...posts, icon: Flag },
    list: '/admin/forum/posts?kind=flagged',
  },
  pendingPosts: {
    ...{ label: 'Mesaje din forum de aprobat', one: 'Mesaj de aprobat', verb: 'Moderează', ...posts },
    list: '/admin/forum/posts?kind=pending',
  },
  flaggedProjects: {
    ...{ label: 'Proiecte semnalate', one: 'Proiect semnalat', verb: 'Citește', icon: Flag },
    ...{ list: '/admin/exchange?status=reported', page: '/admin/exchange' },
  },
  flaggedReviews: {
    ...{ label: 'Recenzii semnalate', one: 'Recenzie semnalată', verb: 'Citește', icon: Flag },
    ...{ list: '/admin/moderation?kind=reviews', page: '/admin/reviews' },
  },
  flaggedSolutions: {
    ...{ label: 'Soluții semnalate', one: 'Soluție semnalată', verb: 'Citește', icon: Flag },
    ...{ list: '/admin/moderation?kind=solutions', page: '/admin/solutions' },
  },
  libraryReports: {
    ...{ label: 'Greșeli semnalate în bibliotecă', one: 'Greșeală semnalată', verb: 'Răspunde', icon: BookOpen },
    list: '/admin/library/semnalari',
  },
  documents: {
    ...{ label: 'Documente propuse', one: 'Document propus', verb: 'Decide', icon: Library },
    ...{ list: '/admin/library?status=proposed', page: '/admin/library' },
  },
  trainings: {
    ...{ label: 'Cursuri propuse', one: 'Curs propus', verb: 'Decide', icon: GraduationCap },
    ...{ list: '/admin/training?status=proposed', page: '/admin/training' },
  },
  benefits: {
    ...{ label: 'Beneficii cerute', one: 'Beneficiu cerut', verb: 'Rezolvă', icon: Gift },
    ...{ list: '/admin/benefits', page: '/admin/benefits' },
  },
  packages: {
    ...{ label: 'Pachete de reînnoit', one: 'Pachet de reînnoit', verb: 'Reînnoiește', icon: CalendarClock },
    ...{ list: '/admin/packages?show=renew', page: '/admin/users/organizatii' },
  },
  gaps: {
    ...{ label: 'Întrebări fără răspuns ale asistentului', one: 'Întrebare fără răspuns', verb: 'Răspunde', icon: Bot },
    list: '/admin/assistant',
  },
  access: {
    label: 'Cereri de acces la asociație',
    one: 'Cerere de acces',
    verb: 'Decide',
    icon: Users,
    list: '/admin/members',
  },
  suspensions: {
    label: 'Suspendări propuse de colegi',
    one: 'Suspendare propusă',
    verb: 'Decide',
    icon: Scale,
    ...{ list: '/admin/users?sectiune=propuneri', page: '/admin/users/organizatii' },
  },
  mails: { label: 'E-mailuri care n-au plecat', one: 'E-mail neplecat', verb: 'Vezi adresele', ...health, icon: Mail },
  jobs: { label: 'Lucrări eșuate', one: 'Lucrare eșuată', verb: 'Vezi lucrările', ...health },
};

/** Address of the page on which a record is decided. */
export const hrefOf = ({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>): string => {
  const { list, page, item } = KINDS[kind];
  if (item) return `${item}${id}`;
  return page === undefined ? list : `${page}/${id}`;
};

/** Whether this release of the portal knows a kind. */
export const isKnown = ({ kind }: { kind: string }): boolean => Object.hasOwn(KINDS, kind);

/** Leaves out kinds that only a newer release of the portal knows, which may answer a page that is still open. */
export const withKnownKinds = (overview: Overview): Overview => {
  const { groups, items } = overview.waiting;
  const waiting = { ...overview.waiting, groups: groups.filter(isKnown), items: items.filter(isKnown) };
  return { ...overview, waiting };
};
