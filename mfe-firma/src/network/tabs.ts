/** Pages of "Rețea", in the order of their tabs. */
export const NETWORK_TABS = [
  { key: 'forum', label: 'Comunitate', href: '/firma/network' },
  { key: 'projects', label: 'Proiecte', href: '/firma/exchange' },
  { key: 'events', label: 'Evenimente', href: '/firma/network/evenimente' },
  { key: 'people', label: 'Persoane', href: '/firma/network/persoane' },
  { key: 'resources', label: 'Resurse', href: '/firma/network/resources' },
  { key: 'benefits', label: 'Beneficii', href: '/firma/network/beneficii' },
] as const;
export type NetworkTab = (typeof NETWORK_TABS)[number]['key'];
