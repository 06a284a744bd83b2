import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { screenOnly } from '@psp/design-system/print-style';
import PenLine from 'lucide-react/icons/pen-line';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { DiscardDraft } from '../../acts/ui/discard-draft.tsx';
import { ReasonButton } from '../../acts/ui/reason.tsx';
import { type ExchangeProps, projectPath } from './area.ts';
import { projectStrings as words } from './project-strings.ts';
import { exchangeKey, useProjectAct } from './queries.ts';

const Acts = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  font-size: 0.9375rem;
`;

/** What the author may do with the project. */
export function OwnerCard(props: ExchangeProps) {
  const { area, project } = props;
  const { id, isOwn, projectId, revision, actions, status, cost, showsCosts } = project;
  if (!isOwn || area.kind !== 'uat') return null;
  return (
    <Card aria-label={words.manage} {...screenOnly}>
      <CardHeader title={words.manage} />
      <CardBody>
        <Acts>
          {cost === null || showsCosts ? null : <p>{words.hiddenCosts}</p>}
          {actions.includes('edit') ? (
            <ButtonLink
              variant="secondary"
              size="small"
              href={`${projectPath(area, id)}/edit`}
              icon={<PenLine aria-hidden />}
            >
              {status === 'draft' ? words.continueEditing : words.edit}
            </ButtonLink>
          ) : null}
          {revision > 1 ? <Link href={`${projectPath(area, id)}/versions`}>{words.versions}</Link> : null}
          {projectId ? <Link href={`/uat/projects/${projectId}`}>{words.seeOrigin}</Link> : null}
          <NamePartner {...props} />
          <Withdraw {...props} />
          <Discard {...props} />
        </Acts>
      </CardBody>
    </Card>
  );
}

/* Asks the firm whether it may be named, or names it no longer. */
function NamePartner({ area, project: { id, version, title, partner, canNamePartner, actions } }: ExchangeProps) {
  const isNamed = partner !== null && partner.state !== 'declined' && partner.state !== 'objected';
  const name = useProjectAct(area, id, {
    send: () => area.api.call('POST /exchange/:id/partner', { id, body: { version, isNamed: !isNamed } }),
    done: isNamed ? words.dropped : words.named,
  });
  return (
    <AskButton
      act={name}
      label={isNamed ? words.dropPartner : words.namePartner}
      variant="quiet"
      size="small"
      title={isNamed ? words.dropPartnerTitle : words.namePartnerTitle}
      isOffered={actions.includes('namePartner') && (canNamePartner || isNamed)}
    >
      <p>{isNamed ? words.dropPartnerText : words.namePartnerText(title)}</p>
    </AskButton>
  );
}

function Withdraw({ area, project: { id, version, title, actions } }: ExchangeProps) {
  const withdraw = useProjectAct<string>(area, id, {
    send: (reason) => area.api.call('POST /exchange/:id/withdraw', { id, body: { version, reason } }),
    done: words.withdrawn,
  });
  return (
    <ReasonButton
      act={withdraw}
      label={words.withdraw}
      variant="quiet"
      size="small"
      title={words.withdrawTitle}
      about={title}
      reason={{ hint: words.withdrawHint }}
      isOffered={actions.includes('withdraw')}
    >
      <p>{words.withdrawText}</p>
    </ReasonButton>
  );
}

function Discard({ area, project: { id, version, title, actions } }: ExchangeProps) {
  const navigate = useNavigate();
  if (!actions.includes('discard')) return null;
  return (
    <DiscardDraft
      words={words.discardWords}
      send={() => area.api.call('POST /exchange/:id/discard', { id, body: { version } })}
      about={title}
      refreshes={[
        [...exchangeKey(area), 'list'],
        [...exchangeKey(area), 'entry'],
      ]}
      onDone={() => void navigate(area.path)}
    />
  );
}
