import type { OfficeExchangeView } from '@psp/contracts/exchange-office';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { strings } from './strings.ts';

/** Who reported the project or a question, and why; those that wait first. */
export function Reports({ flags }: Pick<OfficeExchangeView, 'flags'>) {
  if (flags.length === 0) return null;
  return (
    <Card aria-label={strings.reports}>
      <CardHeader title={strings.reports} />
      {flags.map(({ id, question, reason, by, author, at, outcome }) => (
        <CardBody key={id}>
          <Prose>{reason}</Prose>
          {question === null ? null : <Under>{strings.aboutQuestion(question)}</Under>}
          <Under>{strings.reportedBy(author ? `${author}, ${by.name}` : by.name, formatDateTime(at))}</Under>
          {outcome ? <Under>{strings.outcomes[outcome]}</Under> : null}
        </CardBody>
      ))}
    </Card>
  );
}
