import type { LegalView } from '@psp/contracts/legal';
import { LEGAL_SLUGS, LEGAL_TITLES, type LegalSlug } from '@psp/contracts/legal-documents';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { ContactChapter } from './contact-chapter.tsx';
import { strings } from './strings.ts';
import { legalQuery, numberIn } from './queries.ts';
import { Standing, VersionList } from './versions.tsx';

const Text = styled.article`
  display: grid;
  gap: 32px;
  section > h2 { margin-bottom: 8px; color: var(--blue-900); font-family: var(--serif); font-size: 1.5rem; font-weight: 600; }
`;

const Others = styled.nav`
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
  /** What stands after the text. */
  children?: ReactNode;
}

/** A legal text in its version in force, or in the one that the address asks for. */
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
      {(legal) => <Document legal={legal}>{children}</Document>}
    </LoadedPage>
  );
}

function Document({ legal, children }: { legal: LegalView; children: ReactNode }) {
  const { slug, number, effectiveOn, lead, body } = legal;
  return (
    <Page isCentred>
      <PageHeader
        title={LEGAL_TITLES[slug]}
        lead={lead}
        meta={[strings.version(number, formatDate(effectiveOn))]}
        breadcrumb={[{ label: strings.home, href: '/' }, { label: LEGAL_TITLES[slug] }]}
      />
      <Standing legal={legal} />
      <Text>
        <RichText html={body} />
        {slug === 'confidentialitate' ? <p>{strings.cookies}</p> : null}
        {children}
        <ContactChapter />
      </Text>
      <VersionList legal={legal} />
      <Others aria-label={strings.documents}>
        {LEGAL_SLUGS.filter((other) => other !== slug).map((other) => (
          <Link key={other} href={`/legal/${other}`}>
            {LEGAL_TITLES[other]}
          </Link>
        ))}
      </Others>
    </Page>
  );
}
