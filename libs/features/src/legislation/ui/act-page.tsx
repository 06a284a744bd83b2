import { KNOWLEDGE_CATEGORIES } from '@psp/contracts/knowledge-categories';
import type { ActView } from '@psp/contracts/legislation';
import { Badge } from '@psp/design-system/badge';
import { Page, PageHeader } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { ActReader } from './act-reader.tsx';
import { actQuery, type LegislationArea, readingOf } from './area.ts';
import { strings } from './strings.ts';

/** One act, as it was in force on a day. */
export function ActPage({ area }: { area: LegislationArea }) {
  const { id = '' } = useParams();
  const { on } = readingOf(useSearchParams()[0]);
  const query = useQuery({ ...actQuery(area, id, on), placeholderData: keepPreviousData });
  return <LoadedPage query={query}>{(act) => <Act key={act.id} area={area} act={act} />}</LoadedPage>;
}

function Act({ area, act }: { area: LegislationArea; act: ActView }) {
  const { number, title, isSummary, category, articles } = act;
  const name = `${number} ${title}`;
  usePageTitle(name);
  return (
    <Page width="wide">
      <PageHeader
        title={name}
        badge={isSummary ? <Badge tone="review">{strings.summary}</Badge> : null}
        breadcrumb={[{ label: strings.title, href: area.path }, { label: number }]}
        meta={[KNOWLEDGE_CATEGORIES[category], strings.articleCount(articles.length, isSummary)]}
        actions={<PrintButton />}
      />
      <ActReader act={act} />
    </Page>
  );
}
