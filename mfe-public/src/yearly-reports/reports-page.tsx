import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { strings as words } from '@psp/features/yearly-reports/ui/strings';
import { Loaded } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { REPORTS, reportsQuery } from './queries.ts';
import { strings } from './strings.ts';

const Years = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { padding: 16px 20px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
  p { margin: 0; color: var(--ink-muted); }
`;

/** /raport: the published reports, newest first. */
export function ReportsPage() {
  const query = useQuery(reportsQuery);
  usePageHead({
    ...{ title: strings.title, description: strings.description, path: REPORTS },
    jsonLd: [breadcrumbOf([{ label: strings.title, href: REPORTS }])],
  });
  return (
    <Page isCentred>
      <PageHeader title={strings.title} lead={strings.lead} />
      <Loaded query={query} rows={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={strings.nothing}>
              <p>{strings.nothingText}</p>
            </EmptyState>
          ) : (
            <Years>
              {items.map(({ year, publishedAt }) => (
                <li key={year}>
                  <Link href={`${REPORTS}/${year}`} isStrong>
                    {words.title(year)}
                  </Link>
                  <p>{words.published(formatDate(publishedAt))}</p>
                </li>
              ))}
            </Years>
          )
        }
      </Loaded>
    </Page>
  );
}
