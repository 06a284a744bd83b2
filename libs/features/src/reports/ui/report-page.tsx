import { serverNow } from '@psp/auth/session/server-clock';
import type { ReportPeriod } from '@psp/contracts/report-periods';
import { periodLabel } from '@psp/contracts/report-words';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ReportArea } from './area.ts';
import { MonthlyMail } from './monthly-mail.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { periodIn } from './queries.ts';
import { ReportPdf } from './report-pdf.tsx';
import { strings } from './strings.ts';

/* On paper the field that chooses it is missing. */
const PrintedPeriod = styled.p`
  display: none;
  font-weight: 650;
  @media print { display: block; }
`;

interface ReportPageProps<View> {
  area: ReportArea<View, never>;
  lead: string;
  /** What stands for a report in which nothing is. */
  nothing: (view: View) => ReactNode | null;
  children: (view: View, period: ReportPeriod) => ReactNode;
}

/** An organisation's report of a period, which the address names. */
export function ReportPage<View>({ area, lead, nothing, children }: ReportPageProps<View>) {
  const [search, setSearch] = useSearchParams();
  const period = periodIn(search);
  const query = useQuery(area.report(period));
  usePageTitle(strings.title);
  return (
    <Page>
      <PageHeader
        title={strings.title}
        lead={lead}
        actions={
          <PeriodChoice
            period={period}
            onChange={(next) => setSearch({ period: next }, { preventScrollReset: true })}
          />
        }
      />
      <PrintedPeriod>{strings.printedPeriod(periodLabel(period, serverNow()))}</PrintedPeriod>
      <Loaded query={query} rows={8}>
        {(view) =>
          nothing(view) ?? (
            <Stack gap={20}>
              <ReportPdf side={area.kind} period={period} />
              {children(view, period)}
            </Stack>
          )
        }
      </Loaded>
      <MonthlyMail side={area.kind} />
    </Page>
  );
}
