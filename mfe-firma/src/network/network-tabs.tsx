import { LinkTabs } from '@psp/features/tabs/ui/link-tabs';
import { NETWORK_TABS, type NetworkTab } from './tabs.ts';

/** Tabs of the pages of "Rețea". */
export function NetworkTabs({ current }: { current: NetworkTab }) {
  return <LinkTabs label="Rețea" items={NETWORK_TABS.map((tab) => ({ ...tab, isCurrent: tab.key === current }))} />;
}
