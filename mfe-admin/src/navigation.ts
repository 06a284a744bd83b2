import type { NavigationItem } from '@psp/remote/contract';
import BookOpen from 'lucide-react/icons/book-open';
import Gift from 'lucide-react/icons/gift';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Handshake from 'lucide-react/icons/handshake';
import Tags from 'lucide-react/icons/tags';
import History from 'lucide-react/icons/history';
import Flag from 'lucide-react/icons/flag';
import Bot from 'lucide-react/icons/bot';
import ContactRound from 'lucide-react/icons/contact-round';
import FileCheck from 'lucide-react/icons/file-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Gauge from 'lucide-react/icons/gauge';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Library from 'lucide-react/icons/library';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import PackageCheck from 'lucide-react/icons/package-check';
import Percent from 'lucide-react/icons/percent';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Repeat from 'lucide-react/icons/repeat';
import Settings from 'lucide-react/icons/settings';
import Store from 'lucide-react/icons/store';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import Scale from 'lucide-react/icons/scale';
import ScrollText from 'lucide-react/icons/scroll-text';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import { NAME as users } from './users/name.ts';
import { NAME as settings } from './settings/name.ts';
import { NAME as serviceRequests } from './service-requests/name.ts';
import { NAME as projects } from './projects/name.ts';
import { NAME as offers } from './offers/name.ts';
import { NAME as legal } from './legal/name.ts';
import { NAME as exchange } from './exchange/name.ts';
import { NAME as audit } from './audit/name.ts';
import { NAME as packages } from './packages/name.ts';
import { NAME as communities } from './communities/name.ts';
import { NAME as applications } from './applications/name.ts';
import { NAME as networkReports } from './reports/name.ts';
import { strings as health } from './health/strings.ts';
import { strings as reports } from './browser-reports/strings.ts';

/** Entries of the area's navigation. */
export const navigation: NavigationItem[] = [
  { to: '/admin/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  {
    to: '/admin/applications',
    area: 'support',
    label: applications,
    icon: FileCheck,
    count: 'applications',
    counted: '/admin/applications?status=pending',
  },
  { to: '/admin/service-requests', area: 'support', label: serviceRequests, icon: ClipboardList },
  { to: '/admin/projects', area: 'support', label: projects, icon: Handshake },
  { to: '/admin/offers', area: 'support', label: offers, icon: Tags },
  {
    to: '/admin/moderation',
    area: 'moderation',
    label: 'Moderare',
    icon: Newspaper,
    count: 'moderation',
    counted: '/admin/moderation',
  },
  { to: '/admin/solutions', area: 'moderation', label: 'Soluții', icon: Store },
  { to: '/admin/communities', area: 'moderation', label: communities, icon: MapPinned },
  {
    to: '/admin/reported-conversations',
    area: 'moderation',
    label: 'Conversații raportate',
    icon: Flag,
    count: 'reportedConversations',
    counted: '/admin/reported-conversations',
  },
  { to: '/admin/forum', label: 'Forum', icon: MessagesSquare, count: 'forum', counted: '/admin/forum/posts' },
  {
    to: '/admin/exchange',
    area: 'moderation',
    label: exchange,
    icon: Repeat,
    count: 'exchange',
    counted: '/admin/exchange?status=reported',
  },
  { to: '/admin/people', label: 'Persoane', icon: ContactRound },
  {
    to: '/admin/benefits',
    area: 'support',
    label: 'Beneficii',
    icon: Gift,
    count: 'benefits',
    counted: '/admin/benefits',
  },
  {
    to: '/admin/tickets',
    area: 'support',
    label: 'Suport',
    icon: LifeBuoy,
    count: 'tickets',
    counted: '/admin/tickets?status=open',
  },
  {
    to: '/admin/users',
    area: 'support',
    label: users,
    icon: UserCog,
    count: 'suspensions',
    counted: '/admin/users?sectiune=propuneri',
  },
  { to: '/admin/packages', area: 'support', label: packages, icon: PackageCheck },
  { to: '/admin/content', area: 'settings', label: 'Conținut site', icon: PanelsTopLeft, group: 2 },
  { to: '/admin/reports/yearly', area: 'settings', label: 'Rapoarte anuale', icon: FileChartColumn, group: 2 },
  { to: '/admin/legal', area: 'settings', label: legal, icon: Scale, group: 2 },
  { to: '/admin/settings', area: 'settings', label: settings, icon: Settings, group: 2 },
  { to: '/admin/newsletter', area: 'settings', label: 'Newsletter', icon: Mail, group: 2 },
  { to: '/admin/events', area: 'events', label: 'Evenimente', icon: CalendarDays, group: 2 },
  {
    to: '/admin/training',
    area: 'events',
    label: 'Cursuri',
    icon: GraduationCap,
    group: 2,
    count: 'trainings',
    counted: '/admin/training?status=proposed',
  },
  { to: '/admin/legislation', area: 'library', label: 'Legislație', icon: ScrollText, group: 2 },
  {
    to: '/admin/library',
    area: 'library',
    label: 'Biblioteca',
    icon: Library,
    group: 2,
    count: 'library',
    counted: '/admin/library/semnalari',
  },
  { to: '/admin/assistant', area: 'library', label: 'Asistent', icon: Bot, group: 2 },
  { to: '/admin/magazine', area: 'settings', label: 'Revista', icon: BookOpen, group: 2 },
  { to: '/admin/discount-codes', area: 'support', label: 'Coduri de 10%', icon: Percent, group: 2 },
  { to: '/admin/reports', label: networkReports, icon: ChartColumn, group: 2 },
  { to: '/admin/audit', label: audit, icon: History, group: 2 },
  { to: '/admin/health', area: 'settings', label: health.title, icon: HeartPulse, group: 2 },
  { to: '/admin/loading', area: 'settings', label: reports.title, icon: Gauge, group: 2 },
  {
    to: '/admin/members',
    label: 'Membri',
    icon: Users,
    group: 2,
    count: 'members',
    counted: '/admin/members',
  },
];
