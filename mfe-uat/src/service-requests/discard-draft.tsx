import { DiscardDraft as Discard } from '@psp/features/acts/ui/discard-draft';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { strings } from './strings.ts';
import { dropRequest, requestQuery, requests } from './queries.ts';

interface DiscardDraftProps {
  id: string;
  version: number;
  /** Called before the page is left. */
  onDiscarded?: () => void;
}

/** Discards a draft after confirmation and goes to the list. */
export function DiscardDraft({ id, version, onDiscarded }: DiscardDraftProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    onDiscarded?.();
    await navigate('/uat/service-requests');
    await dropRequest(client, id);
  };
  return (
    <Discard
      send={() => requests.call('POST /service-requests/:id/discard', { id, body: { version } })}
      view={requestQuery(id)}
      words={{ ...strings.dialogs, discard: strings.actions.discard }}
      onDone={() => void leave()}
    />
  );
}
