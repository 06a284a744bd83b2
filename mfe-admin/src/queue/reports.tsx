import type { OfficeFlag } from '@psp/contracts/flags';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { reportStrings as strings } from './report-strings.ts';

interface Report extends OfficeFlag {
  /** The reported question; null or absent for a report of the content itself. */
  question?: string | null;
}

/** Who reported content, and why; those that wait first. */
export function Reports({ flags }: { flags: readonly Report[] }) {
  if (flags.length === 0) return null;
  return (
    <Card aria-label={strings.reports}>
      <CardHeader title={strings.reports} />
      {flags.map(({ id, question, reason, by, author, at, outcome }) => (
        <CardBody key={id}>
          <Prose>{reason}</Prose>
          {question ? <Under>{strings.aboutQuestion(question)}</Under> : null}
          <Under>{strings.reportedBy(author ? `${author}, ${by.name}` : by.name, formatDateTime(at))}</Under>
          {outcome ? <Under>{strings.outcomes[outcome]}</Under> : null}
        </CardBody>
      ))}
    </Card>
  );
}
