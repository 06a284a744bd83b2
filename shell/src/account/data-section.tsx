import { Stack } from '@psp/design-system/page';
import { DeletionPanel } from './deletion-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { strings } from './strings.ts';
import { useAccount, useSectionTitle } from './section.ts';

/** Section in which users export their data and delete their account. */
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
