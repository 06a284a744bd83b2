import { nameOfCategory } from '@psp/contracts/knowledge-categories';
import type { ActView } from '@psp/contracts/legislation';
import { Badge } from '@psp/design-system/badge';
import { Page, PageHeader } from '@psp/design-system/page';
import { Verified } from '@psp/features/knowledge/ui/verified';
import { ActReader } from '@psp/features/legislation/ui/act-reader';
import { readingOf } from '@psp/features/legislation/ui/area';
import { strings as words } from '@psp/features/legislation/ui/strings';
import { LoadedPage } from '@psp/remote/loaded';
import { type PageHead, usePageHead } from '@psp/remote/page-head';
import { PrintButton } from '@psp/remote/print-button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { MembersCard } from '../common/members-card.tsx';
import { ACTS, actQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Public page of an act, as it was in force on a day. */
export function ActPage() {
  const { id = '' } = useParams();
  const { on } = readingOf(useSearchParams()[0]);
  const query = useQuery({ ...actQuery(id, on), placeholderData: keepPreviousData });
  return (
    <LoadedPage query={query} isRevocable failed={strings.failed}>
      {(act) => <Act key={act.id} act={act} />}
    </LoadedPage>
  );
}

const nameOf = ({ number, title }: ActView): string => `${number} ${title}`;

/* All forms have the address of the present one for search engines. A summary is not the act itself. */
const headOf = (act: ActView): PageHead => {
  const { id, number, isSummary, source, articles } = act;
  const [title, path] = [nameOf(act), `${ACTS}/${id}`];
  const text = {
    '@type': isSummary ? 'Article' : 'Legislation',
    name: title,
    ...(isSummary ? { about: number } : { legislationIdentifier: number }),
    inLanguage: 'ro',
    isBasedOn: source,
    url: path,
  };
  const breadcrumb = breadcrumbOf([
    { label: words.title, href: ACTS },
    { label: number, href: path },
  ]);
  const description = articles[0]?.paragraphs[0]?.text ?? title;
  return { title, kind: strings.kind, description, path, type: 'article', jsonLd: [text, breadcrumb] };
};

function Act({ act }: { act: ActView }) {
  const { id, number, isSummary, articles, verifiedOn } = act;
  usePageHead(headOf(act));
  return (
    <Page isCentred>
      <PageHeader
        title={nameOf(act)}
        badge={
          <>
            {isSummary ? <Badge tone="review">{words.summary}</Badge> : null}
            {verifiedOn ? <Verified on={verifiedOn} /> : null}
          </>
        }
        breadcrumb={[{ label: strings.home, href: '/' }, { label: words.title, href: ACTS }, { label: number }]}
        meta={[nameOfCategory(act), words.articleCount(articles.length, isSummary)]}
        actions={<PrintButton />}
      />
      <ActReader act={act} />
      <MembersCard text={strings.forMembers} pathOf={(kind) => `/${kind}/legislation/${id}`} />
    </Page>
  );
}
