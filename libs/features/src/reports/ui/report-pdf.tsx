import type { ReportFile, ReportFileState } from '@psp/contracts/reports';
import { Button, ButtonLink } from '@psp/design-system/button';
import { formatDateTime, formatFileSize } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useAct } from '@psp/remote/act/use-act';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { isInTheMaking, type pdfQuery } from './queries.ts';
import { strings } from './strings.ts';

interface ReportPdfProps {
  /** Query of the last requested file; it is polled while the file is being written. */
  query: ReturnType<typeof pdfQuery>;
  ask: () => Promise<ReportFileState>;
  hrefOf: (id: string) => string;
  /** Label of the first request; by default it says what it does. */
  label?: string;
}

/** Buttons that request a report as PDF and download it. */
export function ReportPdf({ query, ask: send, hrefOf, label = strings.pdf }: ReportPdfProps) {
  const state = useQuery(query);
  const { data } = state;
  const ask = useAct({ send, view: query, failed: strings.pdfFailed });
  if (!data) return <Unread isFailed={state.isError} onRetry={() => void state.refetch()} />;
  const { file } = data;
  const isMaking = file !== null && isInTheMaking(file);
  return (
    <Row gap={12} {...screenOnly}>
      {file?.readyAt ? <PdfDownload href={hrefOf(file.id)} file={file} readyAt={file.readyAt} /> : null}
      {isMaking ? null : (
        <Button
          variant={file?.readyAt ? 'quiet' : 'secondary'}
          isPending={ask.isPending}
          pendingLabel={strings.pdfAsking}
          onPress={() => ask.run()}
        >
          {file?.readyAt ? strings.pdfAgain : label}
        </Button>
      )}
      <span role="status">{isMaking ? strings.pdfMaking : file?.failedAt ? strings.pdfBroken : ''}</span>
    </Row>
  );
}

interface UnreadProps {
  isFailed: boolean;
  onRetry: () => void;
}

/* In place of the buttons, until it is known whether there is a file. */
function Unread({ isFailed, onRetry }: UnreadProps) {
  return (
    <Row gap={12} {...screenOnly}>
      <span role="status">{isFailed ? strings.pdfUnread : strings.pdfReading}</span>
      {isFailed ? (
        <Button variant="quiet" onPress={onRetry}>
          {strings.pdfReadAgain}
        </Button>
      ) : null}
    </Row>
  );
}

interface PdfDownloadProps {
  href: string;
  file: ReportFile;
  readyAt: string;
}

function PdfDownload({ href, file: { size }, readyAt }: PdfDownloadProps) {
  return (
    <>
      <ButtonLink href={href} download variant="secondary" icon={<Download size={18} aria-hidden />}>
        {strings.pdfDownload(formatFileSize(size ?? 0))}
      </ButtonLink>
      <span>{strings.pdfMade(formatDateTime(readyAt))}</span>
    </>
  );
}
