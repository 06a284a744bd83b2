import type {
  ConfirmationStatus,
  WorkConfirmation,
  workConfirmationOperations,
} from '@psp/contracts/work-confirmations';
import { Badge, type BadgeTone } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { DescriptionList } from '@psp/design-system/description-list';
import { formatLei } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { Paragraphs } from '@psp/features/facts/ui/paragraphs';
import { useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { LoadedPage } from '@psp/remote/loaded';
import { readQuery } from '@psp/remote/queries';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { strings } from './strings.ts';

const confirmations = createApi<typeof workConfirmationOperations>('uat');

/** The work that a firm asks the authority to confirm. `key` is the secret of a link, or an id. */
const confirmationQuery = (key: string) =>
  readQuery(confirmations, ['uat', 'work-confirmations', key], 'GET /work-confirmations/:key', { key });

const TONES: Readonly<Record<ConfirmationStatus, BadgeTone>> = {
  open: 'waiting',
  confirmed: 'success',
  declined: 'closed',
  revoked: 'closed',
  expired: 'closed',
};

interface ConfirmationProps {
  confirmation: WorkConfirmation;
  /** Key in the address of the page. */
  addressKey: string;
}

/** /uat/work-confirmations/{key}: a work of a firm that the authority is asked to confirm. */
export function ConfirmationPage() {
  const { key = '' } = useParams();
  const query = useQuery(confirmationQuery(key));
  return (
    <LoadedPage query={query}>
      {(view) => <Confirmation key={view.id} confirmation={view} addressKey={key} />}
    </LoadedPage>
  );
}

function Confirmation({ confirmation, addressKey }: ConfirmationProps) {
  const { firm, status, actions } = confirmation;
  usePageTitle(strings.title(firm.name));
  return (
    <Page>
      <PageHeader
        title={strings.title(firm.name)}
        badge={<Badge tone={TONES[status]}>{strings.states[status]}</Badge>}
        lead={actions.length > 0 ? strings.lead : undefined}
      />
      <Stack gap={16}>
        <Work confirmation={confirmation} />
        <Answer confirmation={confirmation} addressKey={addressKey} />
      </Stack>
    </Page>
  );
}

function Work({ confirmation: { firm, work } }: Pick<ConfirmationProps, 'confirmation'>) {
  const items = [
    { term: strings.firm, detail: firm.name },
    { term: strings.name, detail: work.name },
    { term: strings.beneficiary, detail: work.beneficiary },
    { term: strings.year, detail: work.year },
    { term: strings.budget, detail: work.budget === null ? '' : formatLei(work.budget) },
    { term: strings.description, detail: work.description ? <Paragraphs text={work.description} /> : '' },
  ].filter(({ detail }) => detail !== '');
  return (
    <Card>
      <CardHeader title={strings.said} action={<Link href={`/partener/${firm.id}`}>{strings.toFirm}</Link>} />
      <CardBody>
        <DescriptionList items={items} />
      </CardBody>
    </Card>
  );
}

function Answer({ confirmation, addressKey: key }: ConfirmationProps) {
  const { status, actions, work, expiresAt, decidedBy, reason } = confirmation;
  const { version } = work;
  const changes = { view: confirmationQuery(key), refreshes: [['uat', 'dashboard']] };
  const confirm = useAct({
    ...changes,
    send: () => confirmations.call('POST /work-confirmations/:key/confirm', { key, body: { version } }),
    done: strings.confirmed,
  });
  const decline = useAct({
    ...changes,
    send: (why: string) =>
      confirmations.call('POST /work-confirmations/:key/decline', { key, body: { version, reason: why } }),
    done: strings.declined,
  });
  const isOpen = actions.length > 0;
  return (
    <Card>
      <CardBody>
        <Stack gap={12}>
          <p>{isOpen ? strings.until(expiresAt) : strings.over[status]}</p>
          {decidedBy ? <p>{strings.by(decidedBy)}</p> : null}
          {reason ? <p>{strings.reason(reason)}</p> : null}
          <Row>
            <AskButton
              act={confirm}
              label={strings.confirm}
              title={strings.confirmTitle}
              isOffered={actions.includes('confirm')}
            >
              <p>{strings.confirmText}</p>
            </AskButton>
            <ReasonButton
              act={decline}
              label={strings.decline}
              title={strings.declineTitle}
              reason={{ hint: strings.reasonHint }}
              variant="quiet"
              isOffered={actions.includes('decline')}
            >
              <p>{strings.declineText}</p>
            </ReasonButton>
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
}
