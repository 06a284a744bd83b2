import { Button } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { RecordTable } from '@psp/features/tables/ui/record-table';
import { editedColumns } from '@psp/features/training/ui/edited-training';
import { editing } from '@psp/features/training/ui/strings';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { EditTrainingDialog } from './edit-dialog.tsx';
import { ModerationTabs } from '../queue/moderation-tabs.tsx';
import { trainingQueue } from './queries.ts';
import { strings } from './strings.ts';

const words = { ...strings, noMatchTitle: editing.noMatchTitle, noMatchText: editing.noMatchText };

/** /admin/training: the courses of the association and of firms. */
export function TrainingsPage() {
  usePageTitle(strings.title);
  const listed = useListed(trainingQueue.list, trainingQueue.listQuery);
  const [isNew, setNew] = useState(false);
  const columns = editedColumns((id) => trainingQueue.hrefOf(id, listed.filters));
  const add = useIsReadOnly('events') ? null : (
    <Button icon={<Plus aria-hidden />} onPress={() => setNew(true)}>
      {strings.add}
    </Button>
  );
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} actions={add} />
      {listed.filters.status === 'proposed' ? <ModerationTabs current="trainings" /> : null}
      <FilteredList {...listed} words={words} order={editing.newest}>
        {({ items }) => (
          <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} dense />
        )}
      </FilteredList>
      {isNew ? <EditTrainingDialog training={null} onClose={() => setNew(false)} /> : null}
    </Page>
  );
}
