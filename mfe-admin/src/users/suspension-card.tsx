import type { SuspensionAction } from '@psp/contracts/suspension-names';
import type { SuspensionProposal } from '@psp/contracts/suspensions';
import type { OrganisationView } from '@psp/contracts/users';
import { Prose } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { CHANGED } from '../common/changed.ts';
import { type Decision, useDecisions } from '../queue/decisions.tsx';
import { organisations, suspensions } from './queries.ts';
import { suspensionStrings as strings } from './suspension-strings.ts';

const WORDS = {
  withdraw: {
    label: strings.withdraw,
    title: strings.withdrawTitle,
    text: strings.withdrawText,
    done: strings.withdrawn,
  },
  decline: { label: strings.decline, title: strings.declineTitle, text: strings.declineText, done: strings.declined },
  confirm: { label: strings.confirm, title: strings.confirmTitle, text: strings.confirmText, done: strings.confirmed },
} as const;

function decisionOn(
  { id, version, organisation }: SuspensionProposal,
  action: SuspensionAction,
): Decision<SuspensionAction> {
  const { label, title, text, done } = WORDS[action];
  const { name } = organisation;
  const body = { version };
  const send = {
    withdraw: () => suspensions.call('POST /suspension-proposals/:id/withdraw', { id, body }),
    decline: (reason: string) =>
      suspensions.call('POST /suspension-proposals/:id/decline', { id, body: { ...body, reason } }),
    confirm: () => suspensions.call('POST /suspension-proposals/:id/confirm', { id, body }),
  }[action];
  const reason = action === 'decline' ? { reason: { hint: strings.declineHint } } : {};
  return {
    action,
    label,
    // What cannot be undone is never the loudest.
    variant: 'secondary',
    isDanger: action === 'confirm',
    ask: { title: title(name), text, ...reason },
    act: { send, refreshes: CHANGED, done, about: name },
  };
}

/** The open proposal to suspend an organisation: who proposed it and why, until when it waits, and what the reader may decide. */
export function SuspensionCard({ proposal }: { proposal: SuspensionProposal }) {
  const { reason, proposedBy, createdAt, lapsesAt, confirmers, actions } = proposal;
  const { buttons } = useDecisions({
    decisions: (Object.keys(WORDS) as (keyof typeof WORDS)[]).map((action) => decisionOn(proposal, action)),
    actions,
  });
  return (
    <NextStep title={strings.standing} actions={buttons} isWaiting={!actions.includes('confirm')}>
      <OwnText>{strings.by(proposedBy, formatDateTime(createdAt))}</OwnText>
      <Prose>{reason}</Prose>
      <p>
        <OwnText>{strings.until(formatDateTime(lapsesAt))}</OwnText>{' '}
        {actions.includes('withdraw') && confirmers > 0 ? <OwnText>{strings.own}</OwnText> : null}
        {confirmers === 0 ? <NobodyElse /> : null}
      </p>
    </NextStep>
  );
}

function NobodyElse() {
  return (
    <>
      <OwnText>{strings.alone}</OwnText> <Link href="/admin/members">{strings.toMembers}</Link>
    </>
  );
}

/** The decision to propose a suspension, as a button of the organisation's page. */
export function proposalOf({
  id,
  name,
  version,
  otherAdministrators = 1,
}: OrganisationView): Decision<OrganisationView['actions'][number]> {
  const alone = otherAdministrators === 0 ? ` ${strings.proposeAlone}` : '';
  return {
    action: 'suspend',
    label: strings.propose,
    isDanger: true,
    ask: {
      title: strings.proposeTitle(name),
      text: `${strings.proposeText}${alone}`,
      reason: { hint: strings.reasonHint },
    },
    act: {
      send: (reason) => organisations.call('POST /organisations/:id/suspend', { id, body: { version, reason } }),
      refreshes: CHANGED,
      done: strings.proposed,
      about: name,
    },
  };
}
