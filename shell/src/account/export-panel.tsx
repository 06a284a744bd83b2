import type { DataExport } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { errorMessage } from '@psp/remote/api-error';
import { Loaded } from '@psp/remote/loaded';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { dataStrings as strings } from './data-strings.ts';
import { ExportList } from './export-list.tsx';
import { Answer, Notice } from '@psp/design-system/notice';
import { Panel } from './panel.tsx';
import { exportsQuery, identity, isPreparing } from './queries.ts';

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
        {isUnderWay ? <Notice tone="info">{strings.asked}</Notice> : null}
        {isReady && !isUnderWay ? <Notice tone="success">{strings.readyNow}</Notice> : null}
      </Answer>
      <Loaded query={query} rows={1}>
        {({ items }) => (items.length > 0 ? <ExportList items={items} /> : null)}
      </Loaded>
    </Panel>
  );
}

function AskButton() {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = async () => {
    setPending(true);
    setProblem('');
    try {
      await identity.post('/user/exports');
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      await client.invalidateQueries({ queryKey: exportsQuery().queryKey });
      setPending(false);
    }
  };
  return (
    <>
      <Answer role="alert">{problem ? <Notice tone="warning">{problem}</Notice> : null}</Answer>
      <div>
        <Button isPending={isPending} pendingLabel={strings.asking} onPress={() => void ask()}>
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
