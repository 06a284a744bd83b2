/** The way back from pages of the tab "Beneficii". */
export const BENEFITS_TRAIL = [
  { label: 'Rețea', href: '/firma/network' },
  { label: 'Beneficii', href: '/firma/network/beneficii' },
];
