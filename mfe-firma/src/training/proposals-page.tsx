import { useSession } from '@psp/auth/session';
import type { EditedTrainingView, TrainingContent } from '@psp/contracts/training';
import { Button } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { RecordTable } from '@psp/features/tables/ui/record-table';
import { editedColumns } from '@psp/features/training/ui/edited-training';
import { editing } from '@psp/features/training/ui/strings';
import { TrainingDialog } from '@psp/features/training/ui/training-dialog';
import { useAct } from '@psp/remote/act/use-act';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { training } from './area.tsx';
import { PROPOSALS_PATH } from './addresses.ts';
import { api, proposalFilters, proposalsQuery, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

const hrefOf = (id: string) => `${PROPOSALS_PATH}/${id}`;
const columns = editedColumns(hrefOf);
const words = { ...strings, noMatchTitle: editing.noMatchTitle, noMatchText: editing.noMatchText };

/** /firma/training/proposals: the courses that the firm has proposed. */
export function ProposalsPage() {
  usePageTitle(strings.title);
  const listed = useListed(proposalFilters, proposalsQuery);
  const [isNew, setNew] = useState(false);
  const propose = useIsReadOnly() ? null : (
    <Button icon={<Plus aria-hidden />} onPress={() => setNew(true)}>
      {strings.propose}
    </Button>
  );
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[{ label: strings.catalogue, href: training.path }, { label: strings.title }]}
        actions={propose}
      />
      <FilteredList {...listed} words={words} order={<p>{editing.newest}</p>}>
        {({ items }) => <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </FilteredList>
      {isNew ? <ProposeDialog onClose={() => setNew(false)} /> : null}
    </Page>
  );
}

function ProposeDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const provider = useSession(({ organisation }) => organisation?.name ?? '');
  const act = useAct<TrainingContent, EditedTrainingView>({
    send: (body) => api.call('POST /training-proposals', { body }),
    done: strings.sent,
    about: ({ title }) => title,
    refreshes: REFRESHED,
    onDone: ({ id }) => void navigate(hrefOf(id)),
  });
  return (
    <TrainingDialog
      act={act}
      title={strings.propose}
      confirmLabel={strings.send}
      content={null}
      provider={provider}
      onClose={onClose}
    />
  );
}
