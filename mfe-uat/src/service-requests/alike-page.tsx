import type { AlikeRequest, AlikeRequests } from '@psp/contracts/alike-requests';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { StatusBadge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate, formatLei } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { alikeStrings as strings } from './alike-strings.ts';
import { alikeQuery, requests } from './queries.ts';
import { strings as texts } from './strings.ts';

/** /uat/service-requests/{id}/alike: the similar requests that count towards the same threshold, for review and printing. */
export function AlikePage() {
  const { id = '' } = useParams();
  const query = useQuery(alikeQuery(id));
  return <LoadedPage query={query}>{(view) => <Alike id={id} view={view} />}</LoadedPage>;
}

const { columns: labels } = strings;
const columns = [
  { key: 'request', label: labels.request },
  { key: 'at', label: labels.at },
  { key: 'status', label: labels.status },
  { key: 'amount', label: labels.amount, align: 'end' as const },
];
const actionsColumn = { key: 'acts', label: labels.acts, isLabelHidden: true };

function Alike({ id, view }: { id: string; view: AlikeRequests }) {
  const { number, title, kind, amount, items, mayChange } = view;
  const counted = items.filter(({ apart }) => apart === null);
  const total = counted.reduce((sum, item) => sum + item.amount, 0);
  usePageTitle(`${strings.title}, ${number}`);
  return (
    <Page>
      <PageHeader
        title={strings.title}
        breadcrumb={[
          { label: texts.title, href: '/uat/service-requests' },
          { label: number, href: `/uat/service-requests/${id}`, isNumber: true },
        ]}
        actions={<PrintButton />}
      />
      <Card aria-label={strings.title}>
        <CardBody>
          <p>{strings.lead(title || texts.untitled, kind)}</p>
          <p>{strings.limit(amount, kind)}</p>
          <p>
            <strong>{counted.length === 0 ? strings.none : strings.sum(counted.length, total)}</strong>
          </p>
        </CardBody>
        {items.length > 0 ? (
          <Table caption={strings.title} columns={mayChange ? [...columns, actionsColumn] : columns} isCaptionHidden>
            {items.map((item) => (
              <Line key={item.id} id={id} item={item} mayChange={mayChange} />
            ))}
          </Table>
        ) : null}
      </Card>
    </Page>
  );
}

interface LineProps {
  id: string;
  item: AlikeRequest;
  mayChange: boolean;
}

function Line({ id, item, mayChange }: LineProps) {
  const value = item.amount === 0 ? strings.noAmount : formatLei(item.amount);
  return (
    <Tr>
      <Th>
        <Link href={`/uat/service-requests/${item.id}`}>{item.title}</Link>
        <Under>{item.number}</Under>
        {item.apart === null ? null : <Under>{strings.apart(item.apart)}</Under>}
      </Th>
      <Td>
        <Day dateTime={item.at}>{formatDate(item.at)}</Day>
      </Td>
      <Td>
        <StatusBadge status={REQUEST_STATUS[item.status]} />
      </Td>
      <Td align="end">{item.apart === null || item.amount === 0 ? value : <del>{value}</del>}</Td>
      {mayChange ? (
        <Td>
          <div {...screenOnly}>
            <LineAction id={id} item={item} />
          </div>
        </Td>
      ) : null}
    </Tr>
  );
}

function LineAction({ id, item }: Pick<LineProps, 'id' | 'item'>) {
  const options = { view: alikeQuery(id), refreshes: [['uat']] };
  const takeOut = useAct({
    ...options,
    send: (reason: string) =>
      requests.call('POST /service-requests/:id/alike/set-apart', { id, body: { other: item.id, reason } }),
    done: strings.takenOut,
  });
  const putBack = useAct({
    ...options,
    send: () => requests.call('POST /service-requests/:id/alike/put-back', { id, body: { other: item.id } }),
    done: strings.isBack,
    failed: strings.failed,
  });
  if (item.apart !== null) {
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={strings.putBackWhat(item.title)}
        isPending={putBack.isPending}
        onPress={() => putBack.run()}
      >
        {strings.putBack}
      </Button>
    );
  }
  return (
    <ReasonButton
      act={takeOut}
      label={strings.takeOut}
      about={item.title}
      title={strings.takeOutTitle(item.title)}
      reason={{ hint: strings.reasonHint }}
      variant="quiet"
      size="small"
    >
      <p>{strings.takeOutText}</p>
    </ReasonButton>
  );
}
