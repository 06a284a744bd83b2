import type { DataExport } from '@psp/contracts/accounts';
import { Badge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { media } from '@psp/design-system/theme';
import Download from 'lucide-react/icons/download';
import { styled } from 'styled-components';
import { dataStrings as strings } from './data-strings.ts';
import { isPreparing } from './queries.ts';

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding: 14px 16px;
    line-height: 1.4;
  }
  li + li { border-top: 1px solid var(--line); }
  li > div { flex: 1; min-width: 220px; }
  small { display: block; color: var(--ink-muted); font-size: 1rem; }
  ${media.narrow} { a[data-button] { flex: 1 1 100%; } }
`;

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
    <List aria-label={strings.list}>
      {items.map((item) => (
        <ExportRow key={item.id} item={item} />
      ))}
    </List>
  );
}

function ExportRow({ item }: { item: DataExport }) {
  const state = exportState(item, Date.now());
  const asked = formatDateTime(item.createdAt);
  const remark = {
    preparing: '',
    failed: strings.failedText,
    expired: '',
    ready: item.expiresAt ? strings.until(formatDateTime(item.expiresAt)) : '',
  }[state];
  return (
    <li>
      <div>
        {strings.requested(asked)} <Badge tone={tones[state]}>{strings[state]}</Badge>
        {remark ? <small>{remark}</small> : null}
      </div>
      {state === 'ready' ? (
        <ButtonLink
          href={`/api/identity/user/exports/${item.id}/file`}
          download
          size="small"
          variant="secondary"
          icon={<Download aria-hidden />}
          aria-label={strings.downloadLabel(asked)}
        >
          {strings.download}
        </ButtonLink>
      ) : null}
    </li>
  );
}
