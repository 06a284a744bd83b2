import type { ContactView } from '@psp/contracts/contact';
import type { LegalEdition, LegalView } from '@psp/contracts/legal';
import { LEGAL_SLUGS, LEGAL_TITLES, type LegalSlug } from '@psp/contracts/legal-documents';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { contactQuery, EmailLink, PhoneLink } from '@psp/features/contact/ui/contact';
import { Loaded, LoadedPage } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { legalQuery, numberIn } from './queries.ts';
import { strings } from './strings.ts';

const Text = styled.article`
  display: grid;
  gap: 32px;
  section > h2 { margin-bottom: 8px; color: var(--blue-900); font-family: var(--serif); font-size: 1.5rem; font-weight: 600; }
`;

const Versions = styled.details`
  max-width: 70ch;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  summary { min-height: 24px; font-weight: 600; cursor: pointer; }
  ul { margin: 8px 0 0; padding-left: 24px; }
  li { padding: 3px 0; }
  li p { margin: 0; color: var(--ink-muted); }
  a { display: inline-block; min-height: 24px; }
`;

const OtherDocuments = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  a { display: inline-block; min-height: 24px; }
`;

/** /legal/termeni */
export const TermsPage = () => <LegalPage slug="termeni" />;
/** /legal/confidentialitate */
export const PrivacyPage = () => <LegalPage slug="confidentialitate" />;
/** /legal/gdpr */
export const GdprPage = () => <LegalPage slug="gdpr" />;

interface LegalPageProps {
  slug: LegalSlug;
  /** Content after the text. */
  children?: ReactNode;
}

/** Page of a legal text: the version in force, or the one given by `?versiune=`. */
export function LegalPage({ slug, children }: LegalPageProps) {
  const number = numberIn(useSearchParams()[0]);
  const query = useQuery(legalQuery(slug, number));
  const title = LEGAL_TITLES[slug];
  usePageHead({
    title,
    kind: strings.kind,
    description: query.data?.lead ?? strings.description[slug],
    path: `/legal/${slug}`,
    isIndexed: number === null,
    jsonLd: [breadcrumbOf([{ label: title, href: `/legal/${slug}` }])],
  });
  return (
    <LoadedPage query={query} title={title} rows={8}>
      {(legal) => <LegalDocument legal={legal}>{children}</LegalDocument>}
    </LoadedPage>
  );
}

function LegalDocument({ legal, children }: { legal: LegalView; children: ReactNode }) {
  const { slug, number, effectiveOn, lead, body } = legal;
  return (
    <Page isCentred>
      <PageHeader
        title={LEGAL_TITLES[slug]}
        lead={lead}
        meta={[strings.version(number, formatDate(effectiveOn))]}
        breadcrumb={[{ label: strings.home, href: '/' }, { label: LEGAL_TITLES[slug] }]}
      />
      <VersionNotice legal={legal} />
      <Text>
        <RichText html={body} />
        {slug === 'confidentialitate' ? <p>{strings.cookies}</p> : null}
        {children}
        <ContactChapter />
      </Text>
      <VersionList legal={legal} />
      <OtherDocuments aria-label={strings.documents}>
        {LEGAL_SLUGS.filter((other) => other !== slug).map((other) => (
          <Link key={other} href={`/legal/${other}`}>
            {LEGAL_TITLES[other]}
          </Link>
        ))}
      </OtherDocuments>
    </Page>
  );
}

/** Notice that the shown version is not in force. */
function VersionNotice({ legal: { slug, standing, effectiveOn } }: { legal: LegalView }) {
  if (standing === 'in_force') return null;
  const text = standing === 'former' ? strings.former : strings.announced(formatDate(effectiveOn));
  return (
    <Notice tone="warning">
      <p>
        {text} <Link href={`/legal/${slug}`}>{strings.toPresent}</Link>
      </p>
    </Notice>
  );
}

/** Links to all versions of a document, with their notes. */
function VersionList({ legal: { slug, number, editions, inForce } }: { legal: LegalView }) {
  const remark = (edition: LegalEdition) => {
    if (edition.number === inForce) return ` (${strings.present})`;
    return edition.number > inForce ? ` (${strings.announcedFor(formatDate(edition.effectiveOn))})` : '';
  };
  return (
    <Versions>
      <summary>{strings.versions}</summary>
      <ul>
        {editions.map((edition) => (
          <li key={edition.number}>
            <Link
              href={`/legal/${slug}?versiune=${edition.number}`}
              aria-current={edition.number === number ? 'page' : undefined}
            >
              {strings.version(edition.number, formatDate(edition.effectiveOn))}
            </Link>
            {remark(edition)}
            {edition.note ? <p>{edition.note}</p> : null}
          </li>
        ))}
      </ul>
    </Versions>
  );
}

/** Last chapter of a legal text: contact details of the association. */
function ContactChapter() {
  const query = useQuery(contactQuery());
  return (
    <section aria-labelledby="date-contact">
      <h2 id="date-contact">{strings.contact}</h2>
      <Loaded query={query} rows={2}>
        {(contact) => <Contact contact={contact} />}
      </Loaded>
    </section>
  );
}

function Contact({ contact: { name, email, phone, address } }: { contact: ContactView }) {
  return (
    <>
      {name ? <p>{name}</p> : null}
      {email ? (
        <p>
          {strings.email}: <EmailLink email={email} />
        </p>
      ) : null}
      {phone ? (
        <p>
          {strings.phone}: <PhoneLink phone={phone} />
        </p>
      ) : null}
      {address ? (
        <p>
          {strings.address}: {address}
        </p>
      ) : null}
      {email || phone ? null : <p>{strings.noContact}</p>}
    </>
  );
}
