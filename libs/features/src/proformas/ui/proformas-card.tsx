import {
  type OwnProforma,
  type OwnProformas,
  PROFORMA_STATUS,
  type proformaOperations,
  type SeatKind,
} from '@psp/contracts/proformas';
import { StatusBadge } from '@psp/design-system/badge';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Row, Stack } from '@psp/design-system/page';
import { type Api, createApi } from '@psp/remote/api';
import { useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: grid; gap: 4px; }
  > li + li { margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line); }
`;

interface CardProps {
  area: 'uat' | 'firma';
  kind: SeatKind;
  /** Id of the event or course. */
  id: string;
}

/* Below the key of events or courses, so that a seat that is taken or given up refetches it. */
const LISTS: Record<SeatKind, string> = { event: 'events', training: 'trainings' };

const proformasQuery = (api: Api<typeof proformaOperations>, { area, kind, id }: CardProps) =>
  readQuery(api, [area, LISTS[kind], 'proformas', id], 'GET /seats/:kind/:id/proformas', { kind, id });

/** Card of an event or a course with the organisation's proformas; nothing without seats that have a price. */
export function ProformasCard(props: CardProps) {
  const api = createApi<typeof proformaOperations>(props.area);
  const { data } = useQuery(proformasQuery(api, props));
  if (!data || (data.due === 0 && data.items.length === 0)) return null;
  return (
    <Card aria-label={strings.title}>
      <CardHeader title={strings.title} />
      <CardBody>
        <Stack gap={16}>
          {data.due > 0 ? <Due api={api} view={data} {...props} /> : null}
          {data.items.length > 0 ? (
            <List role="list">
              {data.items.map((one) => (
                <Issued key={one.id} api={api} one={one} />
              ))}
            </List>
          ) : null}
          {data.items.some(({ status }) => status === 'issued') ? <Under>{strings.transfer}</Under> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

interface ApiProps {
  api: Api<typeof proformaOperations>;
}

function Due({ api, view: { due, canIssue }, ...props }: CardProps & ApiProps & { view: OwnProformas }) {
  const { kind, id } = props;
  const act = useAct({
    send: () => api.call('POST /seats/:kind/:id/proformas', { kind, id }),
    view: proformasQuery(api, props),
    ...{ done: strings.issued, failed: strings.issueFailed },
  });
  return (
    <Stack gap={8}>
      <strong>{strings.due(due)}</strong>
      <Under>{strings.dueText}</Under>
      {canIssue ? (
        <div>
          <Button size="small" isPending={act.isPending} onPress={() => act.run()}>
            {strings.issue}
          </Button>
        </div>
      ) : (
        <Under>{strings.dueReader}</Under>
      )}
    </Stack>
  );
}

const stateOf = ({ status, dueOn, paidOn, replacedBy }: OwnProforma): string => {
  if (status === 'replaced') return strings.replaced(replacedBy);
  if (status === 'withdrawn') return strings.withdrawn;
  return paidOn ? strings.paid(paidOn) : strings.until(dueOn);
};

function Issued({ api, one }: ApiProps & { one: OwnProforma }) {
  const { id, number, status, total, seats } = one;
  return (
    <li>
      <Row>
        <strong>{number}</strong>
        <StatusBadge status={PROFORMA_STATUS[status]} />
      </Row>
      <span>{strings.sum(total, seats)}</span>
      <Under>{stateOf(one)}</Under>
      <div>
        <ButtonLink
          href={api.href('GET /proformas/:id/pdf', { id })}
          download
          variant="secondary"
          size="small"
          icon={<FileDown aria-hidden />}
          aria-label={`${strings.download} ${number}`}
        >
          {strings.download}
        </ButtonLink>
      </div>
    </li>
  );
}
