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
import { OneRow, Rows } from './rows.tsx';

type State = 'preparing' | 'failed' | 'expired' | 'ready';

/** Where an export stands at a moment in milliseconds. */
function exportState(item: DataExport, now: number): State {
  if (item.failedAt !== null) return 'failed';
  if (isPreparing(item)) return 'preparing';
  return item.expiresAt !== null && Date.parse(item.expiresAt) <= now ? 'expired' : 'ready';
}

const tones = { preparing: 'progress', failed: 'danger', expired: 'neutral', ready: 'success' } as const;

/** The exports that were asked for, newest first, with the link to those that can be fetched. */
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

/** A copy of the person's data: asked for, prepared by the portal, fetched within a day. */
export function ExportPanel() {
  const [isPolling, setPolling] = useState(false);
  const query = useQuery(exportsQuery(isPolling));
  const isUnderWay = query.data?.items.some(isPreparing) ?? false;
  useEffect(() => setPolling(isUnderWay), [isUnderWay]);
  const isReady = useArrival(query.data?.items);
  return (
    <Panel title={strings.exportTitle}>
      <p>{strings.exportLead}</p>
      {isUnderWay ? null : <AskButton />}
      <Answer role="status">
        {isUnderWay ? (
          <Notice tone="info">
            <Unbroken>{strings.asked}</Unbroken>
          </Notice>
        ) : null}
        {isReady && !isUnderWay ? <Notice tone="success">{strings.readyNow}</Notice> : null}
      </Answer>
      <Loaded query={query} rows={1}>
        {({ items }) => (items.length > 0 ? <ExportList items={items} /> : null)}
      </Loaded>
    </Panel>
  );
}

function AskButton() {
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

/* True once an export that was seen in preparation is ready. */
function useArrival(items: readonly DataExport[] | undefined): boolean {
  const awaited = useRef(new Set<string>());
  for (const item of items ?? []) if (isPreparing(item)) awaited.current.add(item.id);
  return (items ?? []).some((item) => item.readyAt !== null && awaited.current.has(item.id));
}
