import { strings } from './strings.ts';

const FORMATS = { csv: 'CSV', xlsx: 'Excel' } as const;
type Format = keyof typeof FORMATS;
const formats = Object.keys(FORMATS) as Format[];

/** Links that download all rows of a filtered list. */
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
