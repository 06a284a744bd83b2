import { LinkTabs } from '@psp/features/tabs/ui/link-tabs';
import { NETWORK_TABS } from './tabs.ts';

/** The tabs of "Rețea", with the current one marked. */
export function NetworkTabs({ current }: { current: (typeof NETWORK_TABS)[number]['key'] }) {
  return <LinkTabs label="Rețea" items={NETWORK_TABS.map((tab) => ({ ...tab, isCurrent: tab.key === current }))} />;
}
