import { serverNow } from '@psp/auth/session/server-clock';
import type { ReportPeriod } from '@psp/contracts/report-periods';
import { periodLabel } from '@psp/contracts/report-words';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ReportArea } from './area.ts';
import { PeriodChoice } from './period-choice.tsx';
import { askForPdf, mailQuery, pdfHref, pdfQuery, periodIn, startMail, stopMail } from './queries.ts';
import { ReportPdf } from './report-pdf.tsx';
import { strings } from './strings.ts';

/** Replaces the period field, which is not printed. */
export const PrintedPeriod = styled.p`
  display: none;
  font-weight: 650;
  @media print { display: block; }
`;

type Side = 'uat' | 'firma';

/* Card that turns the monthly report mail on and off; the mail links to it. */
function MonthlyMail({ side }: { side: Side }) {
  const view = mailQuery(side);
  const { data } = useQuery(view);
  const start = useAct({ send: () => startMail(side), view, done: strings.mailStarted, failed: strings.mailFailed });
  const stop = useAct({ send: () => stopMail(side), view, done: strings.mailStopped, failed: strings.mailFailed });
  if (!data) return null;
  const act = data.isOn ? stop : start;
  return (
    <div {...screenOnly}>
      <Card id="raport-lunar" aria-labelledby="monthly-mail">
        <CardHeader id="monthly-mail" title={strings.mail} />
        <CardBody>
          <Stack gap={12}>
            <p>{data.isOn ? strings.mailOn(data.email) : strings.mailOff(data.email)}</p>
            <Row>
              <Button variant="secondary" isPending={act.isPending} onPress={() => act.run()}>
                {data.isOn ? strings.mailStop : strings.mailStart}
              </Button>
            </Row>
          </Stack>
        </CardBody>
      </Card>
    </div>
  );
}

interface ReportPageProps<View> {
  area: ReportArea<View, never>;
  lead: string;
  /** Content for an empty report; null when the report is not empty. */
  nothing: (view: View) => ReactNode | null;
  children: (view: View, period: ReportPeriod) => ReactNode;
}

/** Page of an organisation's report; the period is in the address. */
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
              <ReportPdf
                {...{ query: pdfQuery(area.kind, period), ask: () => askForPdf(area.kind, period) }}
                hrefOf={(id) => pdfHref(area.kind, id)}
              />
              {children(view, period)}
            </Stack>
          )
        }
      </Loaded>
      <MonthlyMail side={area.kind} />
    </Page>
  );
}
