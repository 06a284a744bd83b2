import { LinkTabs } from '@psp/features/tabs/ui/link-tabs';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ContactRound from 'lucide-react/icons/contact-round';
import Library from 'lucide-react/icons/library';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Tag from 'lucide-react/icons/tag';
import type { ReactNode } from 'react';
import { NETWORK_TABS, type NetworkTab } from './tabs.ts';

const ICONS: Record<NetworkTab, ReactNode> = {
  forum: <MessagesSquare aria-hidden />,
  projects: <ArrowLeftRight aria-hidden />,
  events: <CalendarDays aria-hidden />,
  people: <ContactRound aria-hidden />,
  resources: <Library aria-hidden />,
  benefits: <Tag aria-hidden />,
};

/** Tabs of the pages of "Rețea". */
export function NetworkTabs({ current }: { current: NetworkTab }) {
  const items = NETWORK_TABS.map(({ key, href, label }) => ({
    ...{ key, href, isCurrent: key === current },
    label: (
      <>
        {ICONS[key]}
        {label}
      </>
    ),
  }));
  return <LinkTabs of="pages" label="Rețea" items={items} />;
}
