import { Page, PageHeader } from '@psp/design-system/page';
import { ExchangeList } from '@psp/features/exchange/ui/exchange-list';
import { strings as words } from '@psp/features/exchange/ui/strings';
import { usePageHead } from '@psp/remote/page-head';
import { useSearchParams } from 'react-router-dom';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { exchange, PROJECTS } from './area.tsx';
import { projectList } from './queries.ts';
import { strings } from './strings.ts';

/** Projects of the exchange, for visitors. */
export function ProjectsPage() {
  const filters = projectList.read(useSearchParams()[0]);
  usePageHead({
    title: strings.title,
    description: strings.description,
    path: projectList.address({ ...filters, q: '' }),
    isIndexed: !filters.q,
    jsonLd: [breadcrumbOf([{ label: strings.title, href: PROJECTS }])],
  });
  return (
    <Page isCentred>
      <PageHeader title={strings.title} lead={words.lead.public} />
      <ExchangeList area={exchange} />
    </Page>
  );
}
