import type { YearlyReport } from '@psp/contracts/yearly-reports';
import { wordsOf } from '@psp/contracts/yearly-figures';
import { formatDate } from '@psp/design-system/format';
import { Page, PageHeader } from '@psp/design-system/page';
import { ReportBody } from '@psp/features/yearly-reports/ui/report-body';
import { strings as words } from '@psp/features/yearly-reports/ui/strings';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { PrintButton } from '@psp/remote/print-button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { filesOf, REPORTS, reportQuery } from './queries.ts';
import { strings } from './strings.ts';

/** /raport/{an}: the published report of a year. */
export function ReportPage() {
  const { an = '' } = useParams();
  const query = useQuery(reportQuery(an));
  return <LoadedPage query={query}>{(report) => <Report report={report} />}</LoadedPage>;
}

function Report({ report }: { report: YearlyReport }) {
  const { year, publishedAt, figures } = report;
  const [title, path, files] = [words.title(year), `${REPORTS}/${year}`, filesOf(year)];
  const data = {
    ...{
      '@type': 'Dataset',
      name: title,
      description: words.lead(year),
      license: wordsOf(figures).licence.href,
      url: path,
    },
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: files.csv },
      { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: files.json },
    ],
  };
  const steps = [
    { label: strings.title, href: REPORTS },
    { label: title, href: path },
  ];
  usePageHead({
    ...{ title, kind: strings.kind, description: words.lead(year), path, type: 'article' },
    jsonLd: [data, breadcrumbOf(steps)],
  });
  return (
    <Page isCentred>
      <PageHeader
        title={title}
        lead={words.lead(year)}
        breadcrumb={[{ label: strings.home, href: '/' }, { label: strings.title, href: REPORTS }, { label: title }]}
        meta={publishedAt ? [words.published(formatDate(publishedAt))] : []}
        actions={<PrintButton />}
      />
      <ReportBody report={report} files={files} />
    </Page>
  );
}
