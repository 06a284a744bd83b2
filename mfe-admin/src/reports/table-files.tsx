import type { NetworkReportQuery, NetworkTable } from '@psp/contracts/network-reports';
import { ButtonLink } from '@psp/design-system/button';
import { Row } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import Download from 'lucide-react/icons/download';
import { tableHref } from './queries.ts';
import { strings } from './strings.ts';

interface TableFilesProps {
  query: NetworkReportQuery;
  table: NetworkTable;
  /** Title of the table, for the names of the links. */
  title: string;
}

/** Links that download a table of the report. */
export function TableFiles({ query, table, title }: TableFilesProps) {
  return (
    <Row gap={4} {...screenOnly}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <ButtonLink
          key={format}
          href={tableHref(query, table, format)}
          download
          variant="quiet"
          size="small"
          icon={<Download size={16} aria-hidden />}
          aria-label={strings.fileOf(strings[format], title)}
        >
          {strings[format]}
        </ButtonLink>
      ))}
    </Row>
  );
}
