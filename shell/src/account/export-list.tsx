import { serverNow } from '@psp/auth/session/server-clock';
import type { DataExport } from '@psp/contracts/accounts';
import { Badge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import Download from 'lucide-react/icons/download';
import { dataStrings as strings } from './data-strings.ts';
import { identity, isPreparing } from './queries.ts';
import { OneRow, Rows } from './rows.tsx';

type State = 'preparing' | 'failed' | 'expired' | 'ready';

/** Where an export stands at a moment in milliseconds. */
export function exportState(item: DataExport, now: number): State {
  if (item.failedAt !== null) return 'failed';
  if (isPreparing(item)) return 'preparing';
  return item.expiresAt !== null && Date.parse(item.expiresAt) <= now ? 'expired' : 'ready';
}

const tones = { preparing: 'progress', failed: 'danger', expired: 'neutral', ready: 'success' } as const;

/** The exports that were asked for, newest first, with the link to those that can be fetched. */
export function ExportList({ items }: { items: readonly DataExport[] }) {
  return (
    <Rows aria-label={strings.list}>
      {items.map((item) => (
        <ExportRow key={item.id} item={item} />
      ))}
    </Rows>
  );
}

function ExportRow({ item }: { item: DataExport }) {
  const state = exportState(item, serverNow().getTime());
  const asked = formatDateTime(item.createdAt);
  const remark = {
    preparing: '',
    failed: strings.failedText,
    expired: '',
    ready: item.expiresAt ? strings.until(formatDateTime(item.expiresAt)) : '',
  }[state];
  return (
    <OneRow
      title={strings.requested(asked)}
      badge={<Badge tone={tones[state]}>{strings[state]}</Badge>}
      remarks={remark ? [remark] : []}
    >
      {state === 'ready' ? (
        <ButtonLink
          href={identity.href('GET /user/exports/:id/file', { id: item.id })}
          download
          size="small"
          variant="secondary"
          icon={<Download aria-hidden />}
          aria-label={strings.downloadLabel(asked)}
        >
          {strings.download}
        </ButtonLink>
      ) : null}
    </OneRow>
  );
}
