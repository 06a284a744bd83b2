import type { OrganisationView } from '@psp/contracts/users';
import { Button } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { ReasonDialog } from '@psp/remote/reason-dialog';
import { useState } from 'react';
import { messages } from './messages.ts';
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
          {messages.suspend}
        </Button>
      ) : null}
      {actions.includes('restore') ? <Button onPress={() => setAsking('restore')}>{messages.restore}</Button> : null}
      <ReasonDialog
        title={messages.suspendOrganisation(name)}
        confirmLabel={messages.suspend}
        hint={messages.reasonInHistory}
        isOpen={asking === 'suspend'}
        isDanger
        onClose={close}
        act={(reason) => write(`/organisations/${id}/suspend`, { version, reason })}
        onDone={() => tell(messages.organisationSuspended)}
      >
        <p>{messages.suspendOrganisationText}</p>
      </ReasonDialog>
      <ReasonDialog
        title={messages.restoreOrganisation(name)}
        confirmLabel={messages.restore}
        hint={messages.reasonInHistory}
        isOpen={asking === 'restore'}
        onClose={close}
        act={(reason) => write(`/organisations/${id}/restore`, { version, reason })}
        onDone={() => tell(messages.organisationRestored)}
      >
        <p>{messages.restoreOrganisationText}</p>
      </ReasonDialog>
    </>
  );
}
