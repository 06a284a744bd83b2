import { VisuallyHidden } from '@psp/design-system/page';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { bulkStrings as strings } from './bulk-strings.ts';

const Box = styled.input`
  display: block;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: var(--blue-600);
  &:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** Rows that are chosen for an act: some of the page, or all that match the filters, with their number. */
export interface Choice {
  ids: readonly string[];
  /** Set when all matching rows are chosen. */
  all: number | null;
}
const NOTHING: Choice = { ids: [], all: null };

/** The choice of rows of a list. It is dropped when the list shows other rows: `key` tells its filters and page. */
export function useChoice(key: string) {
  const [kept, keep] = useState({ key, choice: NOTHING });
  const choice = kept.key === key ? kept.choice : NOTHING;
  const choose = (next: Choice) => keep({ key, choice: next });
  return { choice, choose };
}
export type Choosing = ReturnType<typeof useChoice>;

/** Column with a checkbox for each row; null for whoever may not act. */
export const choiceColumn = <Row,>(
  { choice, choose }: Choosing,
  idOf: (row: Row) => string,
  nameOf: (row: Row) => string,
) => ({
  key: 'choice',
  label: strings.choose,
  isWhole: true,
  cell: (row: Row): ReactNode => {
    const id = idOf(row);
    const isChosen = choice.all !== null || choice.ids.includes(id);
    return (
      <label>
        <VisuallyHidden>{strings.chooseOne(nameOf(row))}</VisuallyHidden>
        <Box
          type="checkbox"
          checked={isChosen}
          onChange={() =>
            choose({ all: null, ids: isChosen ? choice.ids.filter((one) => one !== id) : [...choice.ids, id] })
          }
        />
      </label>
    );
  },
});
