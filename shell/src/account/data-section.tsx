import { Stack } from '@psp/design-system/page';
import { DeletionPanel } from './deletion-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { strings } from './strings.ts';
import { useAccount, useSectionTitle } from './section.ts';

/** The person's own data: a copy of it, and its end. */
export function DataSection() {
  const { deletionDueAt } = useAccount();
  useSectionTitle(strings.data);
  return (
    <Stack gap={24}>
      <ExportPanel />
      {deletionDueAt === null ? <DeletionPanel /> : null}
    </Stack>
  );
}
