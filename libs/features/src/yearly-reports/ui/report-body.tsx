import {
  wordsOf,
  YEARLY_SECTIONS,
  type YearlySection,
  type YearlyTable,
  type YearlyWords,
} from '@psp/contracts/yearly-figures';
import type { YearlyReport } from '@psp/contracts/yearly-reports';
import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Row } from '@psp/design-system/page';
import { printedWhole, screenOnly } from '@psp/design-system/print-style';
import { RichText } from '@psp/design-system/rich-text';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FigureGrid } from '../../reports/ui/report-figures.tsx';
import { measureText } from './measure-text.ts';
import { strings } from './strings.ts';

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  > section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
  > section > h2 { color: var(--blue-900); font-family: var(--serif, inherit); font-size: 1.5rem; font-weight: 600; }
  /* Browsers miscalculate the height of rows of a grid that they divide between pages. */
  @media print {
    &, > section { display: block; }
    > section + section { margin-top: 24px; }
    > section > * + * { margin-top: 10px; }
  }
`;

const Note = styled.p`
  max-width: 70ch;
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

const Corrections = styled.ul`
  display: grid;
  gap: 12px;
  max-width: 70ch;
  margin: 0;
  padding: 0;
  list-style: none;
  p { margin: 0; white-space: pre-line; }
`;

interface ReportProps {
  report: YearlyReport;
}

interface ReportBodyProps extends ReportProps {
  /** Addresses of the open data; undefined in a preview. */
  files?: Readonly<Record<'csv' | 'json' | 'dictionary', string>>;
}

/** A yearly report as visitors read it: texts around the figures, corrections, open data. The preview is the same. */
export function ReportBody({ report, files }: ReportBodyProps) {
  return (
    <Article>
      <Text report={report} section="opening" />
      <FiguresPart report={report} />
      <Text report={report} section="members">
        <FigureTable report={report} table="counties" />
      </Text>
      <Text report={report} section="purchases">
        <FigureTable report={report} table="domains" />
      </Text>
      <Text report={report} section="projects" />
      <Text report={report} section="closing" />
      <CorrectionsPart report={report} />
      {files ? <OpenData files={files} licence={wordsOf(report.figures).licence} /> : null}
    </Article>
  );
}

interface TextProps extends ReportProps {
  section: YearlySection;
  children?: ReactNode;
}

/* Nothing when there is neither a text nor a table. */
function Text({ report, section, children }: TextProps) {
  const text = report.texts[section];
  if (!text && !children) return null;
  return (
    <section aria-labelledby={section}>
      <h2 id={section}>{YEARLY_SECTIONS[section]}</h2>
      {text ? <RichText html={text} /> : null}
      {children}
    </section>
  );
}

function FiguresPart({ report: { figures, computedAt } }: ReportProps) {
  const words = wordsOf(figures);
  const computed = strings.computed(formatDate(computedAt));
  const isWhole = Object.values(figures.totals).every((total) => total !== null);
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{strings.figures}</h2>
      <Card aria-label={strings.figures}>
        <FigureGrid>
          {words.measures.map(({ name, label, definition }) => (
            <div key={name} {...printedWhole}>
              <dt>{label}</dt>
              <dd>{measureText(name, figures.totals[name])}</dd>
              <dd>{definition}</dd>
            </div>
          ))}
        </FigureGrid>
      </Card>
      <Note>{isWhole ? computed : `${computed} ${strings.keptText(words)}`}</Note>
    </section>
  );
}

function FigureTable({ report: { figures }, table }: ReportProps & { table: YearlyTable }) {
  const words = wordsOf(figures);
  const { title, row, columns: measures } = words.tables[table];
  const labels = new Map(words.measures.map(({ name, label }) => [name, label]));
  const rows = figures.tables[table];
  if (rows.length === 0) return <Note>{strings.keptText(words)}</Note>;
  const isWhole = rows.every(({ values }) => measures.every((measure) => (values[measure] ?? null) !== null));
  const columns = measures.map((measure) => ({
    ...{ key: measure, label: labels.get(measure) ?? measure, align: 'end' as const },
  }));
  return (
    <>
      <Card aria-label={title}>
        <Table dense keepsColumns caption={title} columns={[{ key: 'row', label: row }, ...columns]}>
          {rows.map(({ key, label, values }) => (
            <Tr key={key}>
              <Th>{label}</Th>
              {measures.map((measure) => (
                <Td key={measure} align="end">
                  {measureText(measure, values[measure] ?? null)}
                </Td>
              ))}
            </Tr>
          ))}
        </Table>
      </Card>
      {isWhole ? null : <Note>{strings.keptText(words)}</Note>}
    </>
  );
}

function CorrectionsPart({ report: { corrections } }: ReportProps) {
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">{strings.corrections}</h2>
      <Note>{strings.correctionsText}</Note>
      <Corrections>
        {corrections.map(({ at, note }) => (
          <li key={at}>
            <strong>{formatDate(at)}</strong>
            <p>{note}</p>
          </li>
        ))}
      </Corrections>
    </section>
  );
}

function OpenData({ files, licence }: Required<Pick<ReportBodyProps, 'files'>> & Pick<YearlyWords, 'licence'>) {
  return (
    <section aria-labelledby="open-data">
      <h2 id="open-data">{strings.openData}</h2>
      <Note>{strings.openDataText}</Note>
      <Row gap={12} {...screenOnly}>
        {(['csv', 'json', 'dictionary'] as const).map((name) => (
          <ButtonLink key={name} href={files[name]} download variant="secondary">
            {strings.files[name]}
          </ButtonLink>
        ))}
      </Row>
      <Note>
        {`${strings.licence}: `}
        <Link href={licence.href} rel="noopener license" target="_blank">
          {licence.name}
        </Link>
        {`. ${strings.licenceText}`}
      </Note>
    </section>
  );
}
