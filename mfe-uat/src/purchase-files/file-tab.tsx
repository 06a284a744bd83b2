import { RECEIVED } from '@psp/contracts/request-kinds';
import type { PurchaseFile, purchaseFileOperations } from '@psp/contracts/purchase-files';
import type { RequestView } from '@psp/contracts/service-requests';
import { Badge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime, formatFileSize } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row, Stack } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { Loaded } from '@psp/remote/loaded';
import { polledQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { styled } from 'styled-components';
import { FILES, strings } from './strings.ts';

const List = styled.ul`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
  > li + li { padding-top: 16px; border-top: 1px solid var(--line); }
`;

const purchaseFiles = createApi<typeof purchaseFileOperations>('uat');

const isGenerating = ({ readyAt, failedAt }: PurchaseFile): boolean => readyAt === null && failedAt === null;

/** The purchase files of a request, polled while one is being generated. */
const purchaseFilesQuery = (id: string) =>
  polledQuery(
    purchaseFiles,
    ['uat', 'service-requests', 'files', id],
    ({ items }) => items.some(isGenerating),
    'GET /service-requests/:id/purchase-files',
    { id },
  );

/** The purchase files of a request: queues their generation and offers the parts for download. */
export function FileTab({ view }: { view: RequestView }) {
  const isDraft = view.status === 'draft';
  const query = useQuery({ ...purchaseFilesQuery(view.id), enabled: !isDraft });
  const words = FILES[RECEIVED[view.kind]];
  if (isDraft) return <p>{strings.draft}</p>;
  return (
    <Card>
      <CardHeader title={words.title} />
      <CardBody>
        <Stack gap={16}>
          <p>{words.lead}</p>
          {view.openedAt === null && view.offerCount > 0 ? <p>{words.sealed}</p> : null}
          <Loaded query={query} rows={2}>
            {({ items }) => (
              <Files
                requestId={view.id}
                items={items}
                isLed={view.group?.isLeader === false}
                received={RECEIVED[view.kind]}
              />
            )}
          </Loaded>
          <div>
            <h3>{strings.contains}</h3>
            <ul>
              {words.parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
              {view.group ? <li>{strings.group}</li> : null}
            </ul>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}

interface FilesProps {
  requestId: string;
  items: PurchaseFile[];
  /** True when another authority leads the request; only the leader can generate its file. */
  isLed: boolean;
  received: keyof typeof strings.early;
}

function Files({ requestId, items, isLed, received }: FilesProps) {
  const isReader = useIsReadOnly() || isLed;
  const query = purchaseFilesQuery(requestId);
  const ask = useAct({
    send: () => purchaseFiles.call('POST /service-requests/:id/purchase-files', { id: requestId }),
    refreshes: [query.queryKey, ['uat', 'service-requests', 'one', requestId]],
    done: strings.asked,
    failed: strings.failed,
  });
  const isAnyGenerating = items.some(isGenerating);
  return (
    <>
      <div role="status">
        {isAnyGenerating ? (
          <p>
            <strong>{strings.making}</strong> {strings.makingText}
          </p>
        ) : null}
      </div>
      {isReader || isAnyGenerating ? null : (
        <Row>
          <Button
            variant={items.some(({ readyAt }) => readyAt) ? 'secondary' : 'primary'}
            isPending={ask.isPending}
            onPress={() => ask.run()}
          >
            {items.length > 0 ? strings.again : strings.make}
          </Button>
        </Row>
      )}
      {items.length === 0 && isReader ? <p>{strings.none}</p> : null}
      {items.some((item) => !isGenerating(item)) ? (
        <List role="list" aria-label={strings.list}>
          {items
            .filter((item) => !isGenerating(item))
            .map((item) => (
              <li key={item.id}>
                <GeneratedFile item={item} received={received} />
              </li>
            ))}
        </List>
      ) : null}
    </>
  );
}

function GeneratedFile({ item, received }: { item: PurchaseFile; received: keyof typeof strings.early }) {
  const { id, code, createdAt, readyAt, isComplete, parts } = item;
  const when = strings.madeAt(formatDateTime(readyAt ?? createdAt));
  if (!readyAt) return <p>{`${when}. ${strings.broken}`}</p>;
  return (
    <Stack gap={8}>
      <div>
        {when}{' '}
        {isComplete === false ? (
          <Badge tone="waiting">{strings.early[received]}</Badge>
        ) : (
          <Badge tone="success">{strings.ready}</Badge>
        )}
      </div>
      <Row>
        {parts.map(({ kind, size }) => (
          <ButtonLink
            key={kind}
            href={purchaseFiles.href('GET /purchase-files/:id/:kind', { id, kind })}
            download
            variant={kind === 'pdf' ? 'primary' : 'secondary'}
            size="small"
            icon={<Download size={18} aria-hidden />}
            aria-label={`${strings.download[kind]}, ${formatFileSize(size)}, ${when}`}
          >
            {strings.download[kind]} ({formatFileSize(size)})
          </ButtonLink>
        ))}
      </Row>
      <p>
        {strings.code} <Link href={`/verificare/${code}`}>{code}</Link>
      </p>
      <p>{strings.verify(code)}</p>
    </Stack>
  );
}
