import type { RequestExportQuery, RequestListQuery } from '@psp/contracts/service-requests';
import { exportHref } from './queries.ts';
import { strings } from './strings.ts';

const FORMATS: readonly [RequestExportQuery['format'], string][] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
];

/** Downloads of all rows that the list shows under its filters. */
export function ExportLinks({ filters: { page: _, ...shown } }: { filters: RequestListQuery }) {
  return (
    <span>
      {strings.exportAs}{' '}
      {FORMATS.map(([format, label]) => (
        <span key={format}>
          <a href={exportHref({ ...shown, format })} download>
            {label}
          </a>{' '}
        </span>
      ))}
    </span>
  );
}
