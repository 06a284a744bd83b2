import { CLAIM_STATUS, type ClaimAction, type HandledClaimView, shipCopy } from '@psp/contracts/benefits';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { TextField } from '@psp/design-system/text-fields';
import { ActDialog } from '@psp/features/acts/ui/act-dialog';
import { FileLine } from '@psp/features/attachments/ui/files-card';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { type Deciding, DecisionPage, QueueRecord } from '../queue/decision-page.tsx';
import type { Decision } from '../queue/decisions.tsx';
import { api, claimQueue, REFRESHED } from './queries.ts';
import { DECISIONS, STANDING, strings } from './strings.ts';

type Decided = keyof typeof DECISIONS;
/* The primary decision of each state is the last one. */
const ORDER = ['refuse', 'askChanges', 'approve', 'acceptLayout', 'ship'] as const satisfies Decided[];

/** /admin/benefits/:id: a claim, what the firm asks for, and the next act. */
export function ClaimPage() {
  return (
    <QueueRecord queue={claimQueue}>
      {(record, place) => (
        <DecisionPage
          place={place}
          title={titleOf(record)}
          queueTitle={strings.title}
          nextLabel={strings.nextOne}
          badge={<StatusBadge status={CLAIM_STATUS[record.status]} />}
          deciding={decidingOn(record)}
          aside={<Facts record={record} />}
          history={record.history}
        >
          {record.kind === 'copy' ? <DeliveryCard record={record} /> : <LayoutCard record={record} />}
        </DecisionPage>
      )}
    </QueueRecord>
  );
}

const titleOf = ({ kind, number, firm, issue }: HandledClaimView): string =>
  `${kind === 'copy' ? strings.copyOf(number) : strings.pageOf}, ${strings.nameOf(issue)}, ${firm.name}`;

const isDecided = (action: ClaimAction): action is Decided => Object.hasOwn(DECISIONS, action);

const decidingOn = (record: HandledClaimView): Deciding<Decided> => ({
  standing: STANDING[record.status],
  actions: record.actions.filter(isDecided),
  decisions: ORDER.map((action) => decisionOn(record, action)),
});

const REASONED = {
  refuse: 'POST /benefits/claims/:id/refuse',
  askChanges: 'POST /benefits/claims/:id/ask-changes',
} as const;
const DIRECT = {
  approve: 'POST /benefits/claims/:id/approve',
  acceptLayout: 'POST /benefits/claims/:id/accept',
} as const;

function decisionOn(record: HandledClaimView, action: Decided): Decision<Decided> {
  const { id, version, firm, status } = record;
  const shared = { view: claimQueue.viewQuery(id), refreshes: REFRESHED, about: firm.name };
  if (action === 'ship') {
    const { label, key } = DECISIONS.ship;
    return { action, label, key, variant: 'primary', dialog: (dialog) => <ShipDialog record={record} {...dialog} /> };
  }
  if (action === 'approve' || action === 'acceptLayout') {
    const { label, key, done } = DECISIONS[action];
    const send = () => api.call(DIRECT[action], { id, body: { version } });
    const ask = { title: label, text: STANDING[status].text };
    return { action, label, key, variant: 'primary', isDirect: true, ask, act: { ...shared, send, done } };
  }
  const { label, key, title, text, reason, done } = DECISIONS[action];
  const send = (given: string) => api.call(REASONED[action], { id, body: { version, reason: given } });
  return { action, label, key, ask: { title, text, reason }, act: { ...shared, send, done } };
}

interface ShipDialogProps {
  record: HandledClaimView;
  isOpen: boolean;
  onClose: () => void;
}

function ShipDialog({ record: { id, version, firm }, ...dialog }: ShipDialogProps) {
  const words = DECISIONS.ship;
  const act = useAct<{ awb: string }>({
    send: ({ awb }) => api.call('POST /benefits/claims/:id/ship', { id, body: { version, awb } }),
    done: words.done,
    about: firm.name,
    view: claimQueue.viewQuery(id),
    refreshes: REFRESHED,
  });
  const form = useFormOf<{ awb: string }>(act, {
    blank: { awb: '' },
    ids: { awb: useId() },
    schema: shipCopy.omit({ version: true }),
  });
  return (
    <ActDialog {...dialog} act={form} title={words.title} confirmLabel={words.label}>
      <TextField {...form.field('awb')} label={words.awb} hint={words.awbHint} maxLength={60} />
    </ActDialog>
  );
}

function DeliveryCard({ record: { address, attention, awb } }: { record: HandledClaimView }) {
  const items = [
    { term: strings.address, detail: address },
    { term: strings.attention, detail: attention },
    { term: strings.awb, detail: awb },
  ];
  return <FactsCard title={strings.delivery} items={items} />;
}

function LayoutCard({ record: { id, layout } }: { record: HandledClaimView }) {
  return (
    <Card aria-label={strings.layout}>
      <CardHeader title={strings.layout} />
      <CardBody>
        {layout ? (
          <FileLine
            file={layout}
            href={api.href('GET /benefits/claims/:id/files/:fileId', { id, fileId: layout.id })}
          />
        ) : (
          <p>{strings.noLayout}</p>
        )}
      </CardBody>
    </Card>
  );
}

function Facts({ record: { kind, firm, by, issue, reason, status } }: { record: HandledClaimView }) {
  const facts = [
    { term: strings.firm, detail: <Link href={`/admin/users/organizatii/${firm.id}`}>{firm.name}</Link> },
    { term: strings.by, detail: by ?? strings.formerMember },
    { term: strings.issue, detail: strings.nameOf(issue) },
    { term: strings.appears, detail: formatDate(issue.appearsOn) },
    ...(kind === 'ad' ? [{ term: strings.adsUntil, detail: formatDate(issue.adsUntil) }] : []),
    { term: status === 'refused' ? strings.reasonGiven : strings.changesGiven, detail: reason },
  ];
  return <FactsCard title={strings.facts} items={facts} />;
}
