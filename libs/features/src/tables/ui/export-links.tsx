import { strings } from './strings.ts';

const FORMATS = { csv: 'CSV', xlsx: 'Excel' } as const;
type Format = keyof typeof FORMATS;
const formats = Object.keys(FORMATS) as Format[];

/** Downloads of all rows that a list shows under its filters. */
export function ExportLinks({ hrefOf }: { hrefOf: (format: Format) => string }) {
  return (
    <span>
      {strings.exportAs}{' '}
      {formats.map((format) => (
        <span key={format}>
          <a href={hrefOf(format)} download>
            {FORMATS[format]}
          </a>{' '}
        </span>
      ))}
    </span>
  );
}
