import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader } from '@psp/design-system/page';
import { KnowledgeSearch } from '@psp/features/knowledge/ui/knowledge-search';
import { usePageTitle } from '@psp/remote/screen';
import { library } from '../library/area.tsx';
import { knowledge } from './area.ts';

const strings = {
  title: 'Caută în tot',
  lead: 'Documente, legislație, articole, subiecte rezolvate pe forum și întrebări frecvente, căutate laolaltă.',
  start: 'Scrieți ce căutați sau alegeți un domeniu.',
};

/** /firma/network/resources/cautare: the search in everything that a firm may read. */
export function SearchPage() {
  usePageTitle(strings.title);
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[{ label: library.title, href: library.listPath }]}
      />
      {library.tabs?.()}
      <KnowledgeSearch area={knowledge}>
        <Notice tone="info">{strings.start}</Notice>
      </KnowledgeSearch>
    </Page>
  );
}
