import { SelectField } from '@psp/design-system/select-field';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Narrow = styled.div`
  display: none;
  ${media.narrow} { display: grid; gap: 12px; }
`;

const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`;

interface Side {
  label: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
}

interface PairProps {
  title?: string;
  sides: readonly [Side, Side];
  /** Content below the selects. */
  children?: ReactNode;
}

/** Two selects for the items that a narrow screen compares. */
export function Pair({ title, sides: [one, other], children }: PairProps) {
  return (
    <Narrow {...screenOnly}>
      {title ? <h3>{title}</h3> : null}
      <Selects>
        <SelectField {...one} />
        <SelectField {...other} />
      </Selects>
      {children}
    </Narrow>
  );
}
