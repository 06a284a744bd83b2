import type { OrganisationView } from '@psp/contracts/users';
import { Button } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { ReasonDialog } from '@psp/remote/reason-dialog';
import { useState } from 'react';
import { strings } from './strings.ts';
import { useWriteUsers } from './queries.ts';

/** Suspends an organisation or ends its suspension, with a reason. */
export function OrganisationActions({ organisation }: { organisation: OrganisationView }) {
  const { id, name, version, actions } = organisation;
  const [asking, setAsking] = useState<'suspend' | 'restore' | null>(null);
  const write = useWriteUsers();
  const close = () => setAsking(null);
  const tell = (title: string) => showToast({ title, message: name, tone: 'success' });
  return (
    <>
      {actions.includes('suspend') ? (
        <Button variant="danger" onPress={() => setAsking('suspend')}>
          {strings.suspend}
        </Button>
      ) : null}
      {actions.includes('restore') ? <Button onPress={() => setAsking('restore')}>{strings.restore}</Button> : null}
      <ReasonDialog
        title={strings.suspendOrganisation(name)}
        confirmLabel={strings.suspend}
        hint={strings.reasonInHistory}
        isOpen={asking === 'suspend'}
        isDanger
        onClose={close}
        act={(reason) => write(`/organisations/${id}/suspend`, { version, reason })}
        onDone={() => tell(strings.organisationSuspended)}
      >
        <p>{strings.suspendOrganisationText}</p>
      </ReasonDialog>
      <ReasonDialog
        title={strings.restoreOrganisation(name)}
        confirmLabel={strings.restore}
        hint={strings.reasonInHistory}
        isOpen={asking === 'restore'}
        onClose={close}
        act={(reason) => write(`/organisations/${id}/restore`, { version, reason })}
        onDone={() => tell(strings.organisationRestored)}
      >
        <p>{strings.restoreOrganisationText}</p>
      </ReasonDialog>
    </>
  );
}
