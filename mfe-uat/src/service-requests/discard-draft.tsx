import { Button } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../common/action.ts';
import { ConfirmDialog } from '../common/confirm-dialog.tsx';
import { strings } from './strings.ts';
import { dropRequest, requests } from './queries.ts';

interface DiscardDraftProps {
  id: string;
  version: number;
  /** Called before the page is left. */
  onDiscarded?: () => void;
}

/** Throws a draft away after asking, and goes to the list. */
export function DiscardDraft({ id, version, onDiscarded }: DiscardDraftProps) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    onDiscarded?.();
    await navigate('/uat/service-requests');
    await dropRequest(client, id);
    showToast({ title: strings.dialogs.discarded, tone: 'success' });
  };
  const discard = useAction(() => requests.discard(id, version), { onSuccess: () => void leave() });
  return (
    <>
      <Button variant="quiet" icon={<Trash2 aria-hidden />} onPress={() => setOpen(true)}>
        {strings.actions.discard}
      </Button>
      <ConfirmDialog
        title={strings.dialogs.discardTitle}
        confirmLabel={strings.actions.discard}
        isOpen={isOpen}
        isDanger
        isPending={discard.isPending}
        error={discard.error}
        onConfirm={() => discard.mutate()}
        onClose={() => setOpen(false)}
      >
        <p>{strings.dialogs.discardText}</p>
      </ConfirmDialog>
    </>
  );
}
