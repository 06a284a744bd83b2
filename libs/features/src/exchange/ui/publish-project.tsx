import type { ownExchangeOperations } from '@psp/contracts/exchange-operations';
import { Button } from '@psp/design-system/button';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useNavigate } from 'react-router-dom';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { startStrings as strings } from './start-strings.ts';

const api = createApi<typeof ownExchangeOperations>('uat');

/** Makes a draft for the exchange from a completed project of the authority, and opens its editor. */
export function PublishProject({ id }: { id: string }) {
  const readsOnly = useIsReadOnly();
  const navigate = useNavigate();
  const start = useAct({
    send: () => api.call('POST /projects/:id/exchange', { id, body: {} }),
    done: strings.made,
    failed: strings.failed,
    refreshes: [['uat', 'exchange']],
    onDone: (made) => void navigate(`/uat/exchange/${made.id}/edit`),
  });
  if (readsOnly) return null;
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
