import { Stack } from '@psp/design-system/page';
import { ChoicesPanel } from './choices-panel.tsx';
import { PushPanel } from './push-panel.tsx';
import { useSectionTitle } from './section.ts';
import { strings } from './strings.ts';

/** Section with the choices per event and the devices that receive notifications. */
export function TopicsSection() {
  useSectionTitle(strings.notifications);
  return (
    <Stack gap={24}>
      <ChoicesPanel />
      <PushPanel />
    </Stack>
  );
}
