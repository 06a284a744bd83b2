import { serverNow } from '@psp/auth/session/server-clock';
import { MONTHS_MAX, monthAfter, monthsOf, NAMED_PERIODS, type ReportPeriod } from '@psp/contracts/report-periods';
import { monthLabel, periodLabel } from '@psp/contracts/report-words';
import type { ReportFile } from '@psp/contracts/reports';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/select-field';
import { formatDateTime, formatFileSize } from '@psp/design-system/format';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { optionsOf } from '@psp/remote/options';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ReportArea } from './area.ts';
import { askForPdf, isInTheMaking, mailQuery, pdfHref, pdfQuery, periodIn, startMail, stopMail } from './queries.ts';
import { strings } from './strings.ts';

/* Replaces the period field, which is not printed. */
const PrintedPeriod = styled.p`
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

/* Buttons that request the report of the period as PDF and download it. */
function ReportPdf({ side, period }: { side: Side; period: ReportPeriod }) {
  const query = pdfQuery(side, period);
  const { data } = useQuery(query);
  const ask = useAct({ send: () => askForPdf(side, period), view: query, failed: strings.pdfFailed });
  if (!data) return null;
  const { file } = data;
  const isMaking = file !== null && isInTheMaking(file);
  return (
    <Row gap={12} {...screenOnly}>
      {file?.readyAt ? <PdfDownload side={side} file={file} readyAt={file.readyAt} /> : null}
      {isMaking ? null : (
        <Button
          variant={file?.readyAt ? 'quiet' : 'secondary'}
          isPending={ask.isPending}
          pendingLabel={strings.pdfAsking}
          onPress={() => ask.run()}
        >
          {file?.readyAt ? strings.pdfAgain : strings.pdf}
        </Button>
      )}
      <span role="status">{isMaking ? strings.pdfMaking : file?.failedAt ? strings.pdfBroken : ''}</span>
    </Row>
  );
}

interface PdfDownloadProps {
  side: Side;
  file: ReportFile;
  readyAt: string;
}

function PdfDownload({ side, file: { id, size }, readyAt }: PdfDownloadProps) {
  return (
    <>
      <ButtonLink href={pdfHref(side, id)} download variant="secondary" icon={<Download size={18} aria-hidden />}>
        {strings.pdfDownload(formatFileSize(size ?? 0))}
      </ButtonLink>
      <span>{strings.pdfMade(formatDateTime(readyAt))}</span>
    </>
  );
}

const isNamed = (period: ReportPeriod) => NAMED_PERIODS.some((name) => name === period);

interface PeriodChoiceProps {
  period: ReportPeriod;
  onChange: (period: ReportPeriod) => void;
}

/* Field for a named period, or for first and last month, which start with those of the shown period. */
function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { first, last } = monthsOf(period, serverNow());
  const choose = (name: string) => {
    const named = NAMED_PERIODS.find((one) => one === name);
    onChange(named ?? `${first}..${last}`);
  };
  return (
    <Row gap={12}>
      <SelectField
        label={strings.period}
        options={optionsOf(strings.periods, [...NAMED_PERIODS, 'own'])}
        value={isNamed(period) ? period : 'own'}
        onChange={choose}
      />
      {isNamed(period) ? null : <OwnMonths first={first} last={last} onChange={onChange} />}
    </Row>
  );
}

interface OwnMonthsProps extends Pick<PeriodChoiceProps, 'onChange'> {
  first: string;
  last: string;
}

/* When the first month is set after the last one, or the last before the first, both become the same. */
function OwnMonths({ first, last, onChange }: OwnMonthsProps) {
  const { last: present } = monthsOf('3', serverNow());
  const months = Array.from({ length: MONTHS_MAX }, (_, ago) => monthAfter(present, -ago));
  const shown = [...new Set([...months, first, last])].toSorted().toReversed();
  const options = shown.map((value) => ({ value, label: monthLabel(value) }));
  return (
    <>
      <SelectField
        label={strings.fromMonth}
        options={options}
        value={first}
        onChange={(month) => onChange(`${month}..${month > last ? month : last}`)}
      />
      <SelectField
        label={strings.toMonth}
        options={options}
        value={last}
        onChange={(month) => onChange(`${month < first ? month : first}..${month}`)}
      />
    </>
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
