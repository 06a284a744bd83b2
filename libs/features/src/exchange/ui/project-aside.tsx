import { OwnText } from '@psp/design-system/own-text';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { PARTNER_STATE } from '@psp/contracts/exchange-names';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Initials } from '@psp/design-system/avatar';
import { Link } from '@psp/design-system/link';
import { Stack, VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import MessageSquare from 'lucide-react/icons/message-square';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { writeHref } from '../../messages/ui/write-href.ts';
import type { ExchangeProps } from './area.ts';
import { costOf, moneyFact, timeOf } from './facts.ts';
import { ThankButton } from './follow.tsx';
import { projectStrings as words } from './project-strings.ts';
import { strings } from './strings.ts';

const Facts = styled.dl`
  display: grid;
  gap: 9px;
  margin: 0;
  font-size: 0.9375rem;
  line-height: 1.35;
  > div { display: flex; justify-content: space-between; gap: 0 16px; }
  dt { flex: none; color: var(--ink-muted); }
  dd { min-width: 0; margin: 0; overflow-wrap: anywhere; text-align: end; }
  [data-fact='cost'] dd { font-weight: 650; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: space-between;
  padding: 8px 20px;
  border-top: 1px solid var(--line);
  font-size: 0.9375rem;
`;

const Small = styled.div`
  display: grid;
  gap: 8px;
  font-size: 0.9375rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
  a:not([data-button]) { display: inline-block; min-height: 24px; }
  span { color: var(--ink-muted); }
`;

const Firm = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  div { min-width: 0; }
  p { display: flex; gap: 6px; align-items: center; color: var(--fir-700); font-weight: 600; }
  svg { flex: none; }
`;

/** The facts of the project, and thanks for it. */
export function BriefCard(props: ExchangeProps) {
  const { project } = props;
  const { domain, stage, startedOn, endedOn, adoptions, followers, thanks, revision, updatedAt, publishedAt } = project;
  const day = stage === 'done' ? endedOn : startedOn;
  const items = [
    ...(domain ? [{ key: 'domain', term: words.domain, detail: DOMAINS[domain] }] : []),
    ...[costOf(project), moneyFact(project), timeOf(project)],
    ...(day && stage !== 'wanted'
      ? [{ key: 'day', term: stage === 'done' ? words.ended : words.begins, detail: formatDate(day) }]
      : []),
    { key: 'adopted', term: strings.facts.adopted, detail: strings.adoptedBy(adoptions) },
    { key: 'followed', term: words.followed, detail: followers === 0 ? words.nobody : words.followers(followers) },
    ...(publishedAt
      ? [
          {
            key: 'version',
            term: revision > 1 ? words.version : words.published,
            detail: words.updated(revision, revision > 1 ? updatedAt : publishedAt),
          },
        ]
      : []),
  ];
  return (
    <Card aria-label={words.brief}>
      <CardHeader title={words.brief} />
      <CardBody>
        <Facts>
          {items.map(({ key, term, detail }) => (
            <div key={key} data-fact={key}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </Facts>
      </CardBody>
      <Foot>
        <span>{words.thanks(thanks)}</span>
        <ThankButton {...props} />
      </Foot>
    </Card>
  );
}

/** The firm that worked on the project, with what the authority wrote about it. */
export function FirmCard({ project: { partner } }: ExchangeProps) {
  if (!partner) return null;
  const { id, name, state, isVerified, rating, review, projectNumber } = partner;
  return (
    <Card aria-label={words.partner}>
      <CardHeader title={words.partner} />
      <CardBody>
        <Small>
          <Firm>
            <Initials name={name} of="company" />
            <div>
              <Link href={`/partener/${id}`}>{name}</Link>
              {isVerified ? (
                <p>
                  <ShieldCheck size={16} aria-hidden />
                  {words.verified}
                </p>
              ) : null}
            </div>
          </Firm>
          {state === 'agreed' ? null : <StatusBadge status={PARTNER_STATE[state]} />}
          {rating !== null || review ? (
            <p>
              {rating === null ? null : (
                <>
                  <Star size={15} fill="currentColor" color="var(--ochre-700)" aria-hidden />
                  <strong aria-hidden> {words.rating(rating)} </strong>
                  <VisuallyHidden>{words.ratingOf(rating)} </VisuallyHidden>
                </>
              )}
              {review ? <OwnText>{words.review(review)}</OwnText> : null}
            </p>
          ) : null}
          {projectNumber ? <span>{words.fromProject(projectNumber)}</span> : null}
        </Small>
      </CardBody>
    </Card>
  );
}

/** Who answers for the project, and a message to the authority. */
export function ContactCard({ area, project: { contact, authority, isOwn, answerDays } }: ExchangeProps) {
  const readsOnly = useIsReadOnly();
  const writes = area.kind !== 'public' && !isOwn && !readsOnly;
  if (!contact && !writes) return null;
  return (
    <Card aria-label={words.contact}>
      <CardHeader title={words.contact} />
      <CardBody>
        <Small>
          <p>
            {contact?.name ? (
              <>
                <strong>{contact.name}</strong>
                <br />
              </>
            ) : null}
            <OwnText>{words.contactRole(contact?.role ?? '', authority.name)}</OwnText>
            {answerDays === null ? null : (
              <>
                <br />
                <span>{words.answers(answerDays)}</span>
              </>
            )}
          </p>
          {writes && area.kind !== 'public' ? (
            <div {...screenOnly}>
              <ButtonLink
                variant="secondary"
                size="small"
                href={writeHref({ kind: area.kind }, { to: authority.id })}
                icon={<MessageSquare aria-hidden />}
                aria-label={words.writeTo(contact?.name ?? authority.name)}
              >
                {words.write}
              </ButtonLink>
            </div>
          ) : null}
        </Small>
      </CardBody>
    </Card>
  );
}

/** The authorities that adopted the project, with links to their public showcases. */
export function AdoptersCard({ project: { adopters, adoptions } }: ExchangeProps) {
  if (adopters.length === 0) return null;
  const others = adoptions - adopters.length;
  return (
    <Card aria-label={words.adopters}>
      <CardHeader title={words.adopters} />
      <CardBody>
        <Stack gap={4}>
          <Small>
            <p>
              {adopters.map(({ id, name, communityId }, at) => (
                <span key={id}>
                  {communityId ? <Link href={`/comunitati/${communityId}`}>{name}</Link> : <OwnText>{name}</OwnText>}
                  <OwnText>{at + 1 < adopters.length ? ', ' : ' '}</OwnText>
                </span>
              ))}
              {others > 0 ? <span>{words.moreAdopters(others)}</span> : null}
            </p>
          </Small>
        </Stack>
      </CardBody>
    </Card>
  );
}
