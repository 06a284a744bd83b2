import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useAct } from '@psp/remote/act/use-act';
import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import { useNavigate } from 'react-router-dom';
import { strings } from './strings.ts';
import { dropRequest, requestQuery, requests } from './queries.ts';

interface DiscardDraftProps {
  id: string;
  version: number;
  /** Called before the page is left. */
  onDiscarded?: () => void;
}

/** Throws a draft away after asking, and goes to the list. */
export function DiscardDraft({ id, version, onDiscarded }: DiscardDraftProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    onDiscarded?.();
    await navigate('/uat/service-requests');
    await dropRequest(client, id);
  };
  const discard = useAct({
    send: () => requests.discard(id, version),
    view: requestQuery(id),
    done: strings.dialogs.discarded,
    onDone: () => void leave(),
  });
  return (
    <AskButton
      act={discard}
      label={strings.actions.discard}
      title={strings.dialogs.discardTitle}
      variant="quiet"
      icon={<Trash2 aria-hidden />}
      isDanger
    >
      <p>{strings.dialogs.discardText}</p>
    </AskButton>
  );
}
