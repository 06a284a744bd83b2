import { nameOfCategory } from '@psp/contracts/knowledge-categories';
import type { LibraryView } from '@psp/contracts/library';
import { LIBRARY_TYPES } from '@psp/contracts/library-names';
import { Columns, Page, PageHeader, Stack } from '@psp/design-system/page';
import { editionIn } from '@psp/features/library/ui/area';
import { ContentsCard } from '@psp/features/library/ui/contents-card';
import {
  factsOf,
  OldNotice,
  RecordingCard,
  RelatedCard,
  VerificationCard,
  VersionsCard,
} from '@psp/features/library/ui/document-cards';
import { FilesCard } from '@psp/features/library/ui/files-card';
import { TypeBadge } from '@psp/features/library/ui/marks';
import { SummaryCard } from '@psp/features/library/ui/summary-card';
import { TextCard, useShownPassage } from '@psp/features/library/ui/text-card';
import { LoadedPage } from '@psp/remote/loaded';
import { type PageHead, usePageHead } from '@psp/remote/page-head';
import { PrintButton } from '@psp/remote/print-button';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { MembersCard } from '../common/members-card.tsx';
import { useReportedView } from '@psp/remote/use-reported-view';
import { library, reportView, RESOURCES, resourceList, resourceQuery, summaryQuery } from './queries.ts';
import { strings } from './strings.ts';

const PLACE = { api: library, path: RESOURCES };

/** Public page of a document of the library. */
export function ResourcePage() {
  const { id = '' } = useParams();
  const query = useQuery(resourceQuery(id, editionIn(useSearchParams()[0])));
  return (
    <LoadedPage query={query} isRevocable failed={strings.failed}>
      {(document) => <Resource key={id} document={document} />}
    </LoadedPage>
  );
}

/* Earlier versions have the address of the present one for search engines. */
const headOf = ({ id, title, type, description, author, publishedAt, shown, edition }: LibraryView): PageHead => {
  const path = `${RESOURCES}/${id}`;
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: publishedAt,
    inLanguage: 'ro',
    author: { '@type': 'Organization', name: author },
    mainEntityOfPage: path,
    url: path,
  };
  const breadcrumb = breadcrumbOf([
    { label: strings.title, href: RESOURCES },
    { label: title, href: path },
  ]);
  return {
    ...{ title, kind: LIBRARY_TYPES[type], description, path, type: 'article', isIndexed: shown === edition },
    jsonLd: [article, breadcrumb],
  };
};

function Resource({ document }: { document: LibraryView }) {
  const { id, title, type, category, description, url, sections } = document;
  usePageHead(headOf(document));
  useReportedView(id, reportView);
  useShownPassage();
  return (
    <Page isCentred>
      <PageHeader
        title={title}
        lead={description}
        breadcrumb={[
          { label: strings.home, href: '/' },
          { label: strings.title, href: RESOURCES },
          { label: nameOfCategory(document), href: resourceList.address({ category }) },
        ]}
        badge={<TypeBadge type={type} />}
        meta={factsOf(document)}
        actions={<PrintButton />}
      />
      <OldNotice area={PLACE} document={document} />
      <Columns>
        <Stack gap={24}>
          {url ? <RecordingCard url={url} /> : null}
          <SummaryCard document={document} query={summaryQuery(id)} />
          <TextCard document={document} />
          <VersionsCard area={PLACE} document={document} />
          <MembersCard text={strings.forMembers} pathOf={(kind) => MEMBER_PATHS[kind] + id} />
        </Stack>
        <Stack gap={24}>
          <ContentsCard sections={sections} />
          <FilesCard area={PLACE} document={document} />
          <RelatedCard area={PLACE} document={document} />
          <VerificationCard document={document} />
        </Stack>
      </Columns>
    </Page>
  );
}

const MEMBER_PATHS = { uat: '/uat/resource/', firma: '/firma/resource/', admin: '/admin/library/' };
