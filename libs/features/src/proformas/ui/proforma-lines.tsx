import { PROFORMA_STATUS, type ProformaStatus } from '@psp/contracts/proformas';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { Row } from '@psp/design-system/page';
import FileDown from 'lucide-react/icons/file-down';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: grid; gap: 4px; }
  > li + li { margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line); }
`;

/** A proforma of the reader's organisation. */
export interface ProformaLine {
  id: string;
  number: string;
  status: ProformaStatus;
  dueOn: string;
  paidOn: string | null;
  replacedBy: string | null;
}

interface LinesProps<Line> {
  items: readonly Line[];
  hrefOf: (id: string) => string;
  /** Sum of a proforma and what it is for. */
  sumOf: (line: Line) => string;
  /** Why one was withdrawn. */
  withdrawn: string;
}

/** Proformas with their state and a download, and how they are paid. */
export function ProformaLines<Line extends ProformaLine>({ items, hrefOf, sumOf, withdrawn }: LinesProps<Line>) {
  return (
    <>
      <List role="list">
        {items.map((one) => (
          <li key={one.id}>
            <Row>
              <strong>{one.number}</strong>
              <StatusBadge status={PROFORMA_STATUS[one.status]} />
            </Row>
            <span>{sumOf(one)}</span>
            <Under>{stateOf(one, withdrawn)}</Under>
            <div>
              <ButtonLink
                href={hrefOf(one.id)}
                download
                variant="secondary"
                size="small"
                icon={<FileDown aria-hidden />}
                aria-label={`${strings.download} ${one.number}`}
              >
                {strings.download}
              </ButtonLink>
            </div>
          </li>
        ))}
      </List>
      {items.some(({ status }) => status === 'issued') ? <Under>{strings.transfer}</Under> : null}
    </>
  );
}

const stateOf = ({ status, dueOn, paidOn, replacedBy }: ProformaLine, withdrawn: string): string => {
  if (status === 'replaced') return strings.replaced(replacedBy);
  if (status === 'withdrawn') return withdrawn;
  return paidOn ? strings.paid(paidOn) : strings.until(dueOn);
};
