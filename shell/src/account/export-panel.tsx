import { serverNow } from '@psp/auth/session/server-clock';
import type { DataExport } from '@psp/contracts/accounts';
import { Badge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { Answer, Notice } from '@psp/design-system/notice';
import { Unbroken } from '@psp/design-system/unbroken';
import { refusalOf } from '@psp/remote/act/refusal';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { dataStrings as strings } from './data-strings.ts';
import { Panel } from './panel.tsx';
import { exportsQuery, identity, isPreparing } from './queries.ts';
import { ItemRow, Rows } from './rows.tsx';

type State = 'preparing' | 'failed' | 'expired' | 'ready';

/** State of an export at the time `now`, in milliseconds since the epoch. */
function exportState(item: DataExport, now: number): State {
  if (item.failedAt !== null) return 'failed';
  if (isPreparing(item)) return 'preparing';
  return item.expiresAt !== null && Date.parse(item.expiresAt) <= now ? 'expired' : 'ready';
}

const tones = { preparing: 'progress', failed: 'danger', expired: 'neutral', ready: 'success' } as const;

/** Requested exports, newest first; those that are ready have a download link. */
function ExportList({ items }: { items: readonly DataExport[] }) {
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
    <ItemRow
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
    </ItemRow>
  );
}

/** Requests an export of the user's data and lists the exports. A job prepares each; it can be downloaded for one day. */
export function ExportPanel() {
  const [isPolling, setPolling] = useState(false);
  const query = useQuery(exportsQuery(isPolling));
  const isAnyPreparing = query.data?.items.some(isPreparing) ?? false;
  useEffect(() => setPolling(isAnyPreparing), [isAnyPreparing]);
  const isReady = useHasArrived(query.data?.items);
  return (
    <Panel title={strings.exportTitle}>
      <p>{strings.exportLead}</p>
      {isAnyPreparing ? null : <RequestButton />}
      <Answer role="status">
        {isAnyPreparing ? (
          <Notice tone="info">
            <Unbroken>{strings.asked}</Unbroken>
          </Notice>
        ) : null}
        {isReady && !isAnyPreparing ? <Notice tone="success">{strings.readyNow}</Notice> : null}
      </Answer>
      <Loaded query={query} rows={1}>
        {({ items }) => (items.length > 0 ? <ExportList items={items} /> : null)}
      </Loaded>
    </Panel>
  );
}

function RequestButton() {
  const ask = useAct({ send: () => identity.call('POST /user/exports'), refreshes: [exportsQuery().queryKey] });
  return (
    <>
      <Answer role="alert">{ask.error ? <Notice tone="warning">{refusalOf(ask.error)}</Notice> : null}</Answer>
      <div>
        <Button isPending={ask.isPending} pendingLabel={strings.asking} onPress={() => ask.run()}>
          {strings.ask}
        </Button>
      </div>
    </>
  );
}

/* True once an export that this page has shown in preparation is ready. */
function useHasArrived(items: readonly DataExport[] | undefined): boolean {
  const awaited = useRef(new Set<string>());
  for (const item of items ?? []) if (isPreparing(item)) awaited.current.add(item.id);
  return (items ?? []).some((item) => item.readyAt !== null && awaited.current.has(item.id));
}
