import type { OwnProformas, proformaOperations, SeatKind } from '@psp/contracts/proformas';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Stack } from '@psp/design-system/page';
import { type Api, createApi } from '@psp/remote/api';
import { useAct } from '@psp/remote/act/use-act';
import { readQuery } from '@psp/remote/queries';
import { useQuery } from '@tanstack/react-query';
import { ProformaLines } from './proforma-lines.tsx';
import { strings } from './strings.ts';

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
            <ProformaLines
              items={data.items}
              hrefOf={(proforma) => api.href('GET /proformas/:id/pdf', { id: proforma })}
              sumOf={({ total, seats }) => strings.sum(total, seats)}
              withdrawn={strings.withdrawn}
            />
          ) : null}
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
