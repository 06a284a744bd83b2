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

/** /uat/service-requests/{id}/alike: the requests that count with one for the threshold, to be checked and printed. */
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
const acts = { key: 'acts', label: labels.acts, isLabelHidden: true };

function Alike({ id, view }: { id: string; view: AlikeRequests }) {
  const { number, title, kind, amount, items, mayChange } = view;
  const counted = items.filter(({ apart }) => apart === null);
  const total = counted.reduce((sum, one) => sum + one.amount, 0);
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
          <Table caption={strings.title} columns={mayChange ? [...columns, acts] : columns} isCaptionHidden>
            {items.map((one) => (
              <Line key={one.id} id={id} one={one} mayChange={mayChange} />
            ))}
          </Table>
        ) : null}
      </Card>
    </Page>
  );
}

interface LineProps {
  id: string;
  one: AlikeRequest;
  mayChange: boolean;
}

function Line({ id, one, mayChange }: LineProps) {
  const value = one.amount === 0 ? strings.noAmount : formatLei(one.amount);
  return (
    <Tr>
      <Th>
        <Link href={`/uat/service-requests/${one.id}`}>{one.title}</Link>
        <Under>{one.number}</Under>
        {one.apart === null ? null : <Under>{strings.apart(one.apart)}</Under>}
      </Th>
      <Td>
        <Day dateTime={one.at}>{formatDate(one.at)}</Day>
      </Td>
      <Td>
        <StatusBadge status={REQUEST_STATUS[one.status]} />
      </Td>
      <Td align="end">{one.apart === null || one.amount === 0 ? value : <del>{value}</del>}</Td>
      {mayChange ? (
        <Td>
          <div {...screenOnly}>
            <LineAct id={id} one={one} />
          </div>
        </Td>
      ) : null}
    </Tr>
  );
}

function LineAct({ id, one }: Pick<LineProps, 'id' | 'one'>) {
  const common = { view: alikeQuery(id), refreshes: [['uat']] };
  const takeOut = useAct({
    ...common,
    send: (reason: string) =>
      requests.call('POST /service-requests/:id/alike/set-apart', { id, body: { other: one.id, reason } }),
    done: strings.takenOut,
  });
  const putBack = useAct({
    ...common,
    send: () => requests.call('POST /service-requests/:id/alike/put-back', { id, body: { other: one.id } }),
    done: strings.isBack,
    failed: strings.failed,
  });
  if (one.apart !== null) {
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={strings.putBackWhat(one.title)}
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
      about={one.title}
      title={strings.takeOutTitle(one.title)}
      reason={{ hint: strings.reasonHint }}
      variant="quiet"
      size="small"
    >
      <p>{strings.takeOutText}</p>
    </ReasonButton>
  );
}
