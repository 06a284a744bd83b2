import type { ReportPeriod } from '@psp/contracts/report-periods';
import type { ReportFile } from '@psp/contracts/reports';
import { Button, ButtonLink } from '@psp/design-system/button';
import { formatDateTime, formatFileSize } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useAct } from '@psp/remote/act/use-act';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { askForPdf, isInTheMaking, pdfHref, pdfQuery } from './queries.ts';
import { strings } from './strings.ts';

type Side = 'uat' | 'firma';

/** The report of the period as PDF: asked of the worker, then downloaded. */
export function ReportPdf({ side, period }: { side: Side; period: ReportPeriod }) {
  const query = pdfQuery(side, period);
  const { data } = useQuery(query);
  const ask = useAct({ send: () => askForPdf(side, period), view: query, failed: strings.pdfFailed });
  if (!data) return null;
  const { file } = data;
  const isMaking = file !== null && isInTheMaking(file);
  return (
    <Row gap={12} {...screenOnly}>
      {file?.readyAt ? <Made side={side} file={file} readyAt={file.readyAt} /> : null}
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

interface MadeProps {
  side: Side;
  file: ReportFile;
  readyAt: string;
}

function Made({ side, file: { id, size }, readyAt }: MadeProps) {
  return (
    <>
      <ButtonLink href={pdfHref(side, id)} download variant="secondary" icon={<Download size={18} aria-hidden />}>
        {strings.pdfDownload(formatFileSize(size ?? 0))}
      </ButtonLink>
      <span>{strings.pdfMade(formatDateTime(readyAt))}</span>
    </>
  );
}
