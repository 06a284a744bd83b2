import type { ExchangeEntry } from '@psp/contracts/exchange';
import type { ownExchangeOperations } from '@psp/contracts/exchange-operations';
import { Button, ButtonLink } from '@psp/design-system/button';
import { useAct } from '@psp/remote/act/use-act';
import { type Api, createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useNavigate } from 'react-router-dom';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { startStrings as strings } from './start-strings.ts';

type OwnApi = Api<typeof ownExchangeOperations>;

const KEY = ['uat', 'exchange'] as const;
const own = createApi<typeof ownExchangeOperations>('uat');

interface PublishProjectProps {
  /** Id of a completed project of the authority. */
  id: string;
  api?: OwnApi;
}

/** Link to what was made for the exchange from a completed project, or the button that makes it. */
export function PublishProject({ id, api = own }: PublishProjectProps) {
  const readsOnly = useIsReadOnly();
  const query = useQuery(readQuery(api, [...KEY, 'entry', id], 'GET /projects/:id/exchange', { id }));
  if (query.isPending) return null;
  const entry = query.data?.entry;
  if (entry) return <Entry entry={entry} edits={entry.status === 'draft' && !readsOnly} />;
  return readsOnly ? null : <Start id={id} api={api} />;
}

interface EntryProps {
  entry: NonNullable<ExchangeEntry['entry']>;
  /** Whether the reader goes on writing it. */
  edits: boolean;
}

const Entry = ({ entry: { id, status }, edits }: EntryProps) => (
  <ButtonLink
    variant="secondary"
    icon={<ArrowLeftRight aria-hidden />}
    href={edits ? `/uat/exchange/${id}/edit` : `/uat/exchange/${id}`}
  >
    {edits ? strings.continueDraft : strings.see[status]}
  </ButtonLink>
);

/* Makes a draft and opens its editor. */
function Start({ id, api }: { id: string; api: OwnApi }) {
  const navigate = useNavigate();
  const start = useAct({
    send: () => api.call('POST /projects/:id/exchange', { id, body: {} }),
    done: strings.made,
    failed: strings.failed,
    refreshes: [KEY],
    onDone: (made) => void navigate(`/uat/exchange/${made.id}/edit`),
  });
  return (
    <Button
      variant="secondary"
      icon={<ArrowLeftRight aria-hidden />}
      isPending={start.isPending}
      onPress={() => start.run()}
    >
      {strings.publish}
    </Button>
  );
}
