import type { LinkTab } from '@psp/features/tabs/ui/link-tabs';

/** Tabs of "Rețea". */
export const NETWORK_TABS = [
  { key: 'forum', label: 'Comunitate', href: '/firma/network' },
  { key: 'people', label: 'Persoane', href: '/firma/network/persoane' },
] as const satisfies readonly Omit<LinkTab, 'isCurrent'>[];
