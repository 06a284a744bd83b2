import type { PersonView } from '@psp/contracts/people';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { Initials } from '@psp/design-system/avatar';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { isApiError } from '@psp/remote/api-error';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import MessageSquare from 'lucide-react/icons/message-square';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { EmailLink, PhoneLink } from '../../contact/ui/contact.tsx';
import { FactsCard } from '../../facts/ui/facts-card.tsx';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { writeHref } from '../../messages/ui/write-href.ts';
import { type PeopleArea, peopleFilters } from './area.ts';
import { personQuery } from './queries.ts';
import { strings } from './strings.ts';

const TagLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a {
    display: block;
    padding: 4px 12px;
    border-radius: 4px;
    background: var(--blue-50);
    color: var(--blue-700);
    font-size: 1rem;
  }
`;

interface PersonProps {
  area: PeopleArea;
  person: PersonView;
}

/** Page of one person of the directory. */
export function PersonPage({ area }: { area: PeopleArea }) {
  const { id = '' } = useParams();
  const query = useQuery(personQuery(area, id));
  // A person who leaves the directory is not kept on an open page.
  if (isApiError(query.error) && query.error.status === 404) throw query.error;
  return <LoadedPage query={query}>{(person) => <Person area={area} person={person} />}</LoadedPage>;
}

function Person({ area, person }: PersonProps) {
  const { name, position, hidden, isYou } = person;
  usePageTitle(name);
  return (
    <Page width="wide">
      <PageHeader
        title={name}
        mark={<Initials name={name} of="person" />}
        lead={position}
        breadcrumb={[{ label: strings.title, href: area.path }, { label: name }]}
        actions={area.tools?.(person)}
      />
      {hidden ? (
        <Notice tone="warning" title={`${strings.hiddenTitle}, ${formatDate(hidden.at)}`}>
          {strings.hiddenReason(hidden.reason)}
        </Notice>
      ) : null}
      <Columns>
        <About area={area} person={person} />
        <Stack gap={16}>
          {isYou && area.own ? <OwnCard href={area.own.path} /> : <ContactCard area={area} person={person} />}
          <Workplace area={area} person={person} />
        </Stack>
      </Columns>
    </Page>
  );
}

function About({ area, person: { domains, competences, about } }: PersonProps) {
  const { address } = peopleFilters(area);
  const tags = (title: string, links: readonly { label: string; href: string }[]) =>
    links.length === 0 ? null : (
      <Card aria-label={title}>
        <CardHeader title={title} />
        <CardBody>
          <TagLinks aria-label={title}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </TagLinks>
        </CardBody>
      </Card>
    );
  if (domains.length === 0 && competences.length === 0 && !about) return <p>{strings.nothingShown}</p>;
  return (
    <Stack gap={16}>
      {about ? (
        <Card aria-label={strings.about}>
          <CardHeader title={strings.about} />
          <CardBody>
            <Paragraphs text={about} />
          </CardBody>
        </Card>
      ) : null}
      {tags(
        strings.domains,
        domains.map((domain) => ({ label: DOMAINS[domain], href: address({ domain }) })),
      )}
      {tags(
        strings.competences,
        competences.map((competence) => ({ label: competence, href: address({ competence }) })),
      )}
    </Stack>
  );
}

function OwnCard({ href }: { href: string }) {
  return (
    <Card aria-label={strings.mine}>
      <CardBody>
        <Stack gap={12}>
          <p>{strings.isYou}</p>
          <ButtonLink href={href} variant="secondary">
            {strings.edit}
          </ButtonLink>
        </Stack>
      </CardBody>
    </Card>
  );
}

/* Why the reader cannot write, for members alone. */
const barOf = (kind: PeopleArea['kind'], { refusal, organisation }: PersonView): string => {
  if (refusal) return refusal;
  return organisation.kind === kind ? strings.sameKind : strings.readsOnly;
};

function ContactCard({ area: { kind }, person }: PersonProps) {
  const { id, organisation, phone, email, actions } = person;
  const isReachable = Boolean(phone || email);
  const mayWrite = kind !== 'admin' && actions.includes('write');
  const why = `${barOf(kind, person)} ${isReachable ? strings.reach : strings.reachOrganisation}`;
  if (kind === 'admin' && !isReachable) return null;
  return (
    <Card aria-label={strings.contact}>
      <CardHeader title={strings.contact} />
      <CardBody>
        <Stack gap={12}>
          {mayWrite ? (
            <Stack gap={8}>
              <ButtonLink
                href={writeHref({ kind }, { to: organisation.id, person: id })}
                icon={<MessageSquare aria-hidden />}
              >
                {strings.write}
              </ButtonLink>
              <small>{strings.writeHint(organisation.name)}</small>
            </Stack>
          ) : null}
          {mayWrite || kind === 'admin' ? null : <p>{why}</p>}
          {phone ? <PhoneLink phone={phone} /> : null}
          {email ? <EmailLink email={email} /> : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

function Workplace({ area, person: { organisation, page, countyCode, position, colleagues } }: PersonProps) {
  const { address } = peopleFilters(area);
  const others = <Link href={address({ organisation: organisation.id })}>{strings.colleagues(colleagues)}</Link>;
  const items = [
    { term: strings.organisation, detail: page ? <Link href={page}>{organisation.name}</Link> : organisation.name },
    { term: strings.position, detail: position },
    { term: strings.countyTerm, detail: countyCode ? COUNTIES[countyCode] : null },
    { term: strings.title, detail: colleagues > 0 ? others : null },
  ];
  return <FactsCard title={strings.facts} items={items.filter(({ detail }) => detail !== null)} />;
}
