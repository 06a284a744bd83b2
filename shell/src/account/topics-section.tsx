import { Stack } from '@psp/design-system/page';
import { ChoicesPanel } from './choices-panel.tsx';
import { PushPanel } from './push-panel.tsx';
import { useSectionTitle } from './section.ts';
import { strings } from './strings.ts';

/** What the person is told of and how, and the devices that are notified. */
export function TopicsSection() {
  useSectionTitle(strings.notifications);
  return (
    <Stack gap={24}>
      <ChoicesPanel />
      <PushPanel />
    </Stack>
  );
}
