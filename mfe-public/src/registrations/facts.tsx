import { DescriptionList } from '@psp/design-system/description-list';
import { VisuallyHidden } from '@psp/design-system/page';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Fact, type FlowKind, stepAddress } from './flow.ts';
import { sending } from './strings.ts';

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  > span { min-width: 0; white-space: pre-line; overflow-wrap: anywhere; }
  > a { flex: none; min-height: 24px; }
`;

/** Everything that was written, each with a way back to its field; the way back has the field's id, for the summary. */
export function Facts({ kind, facts }: { kind: FlowKind; facts: readonly Fact[] }) {
  const items = facts.map(({ id, step, term, text }) => ({
    term,
    detail: (
      <Line>
        <span>{text.trim() || sending.none}</span>
        <Link id={id} to={stepAddress(kind, step, id)}>
          {sending.change}
          <VisuallyHidden>{sending.changeWhat(term)}</VisuallyHidden>
        </Link>
      </Line>
    ),
  }));
  return <DescriptionList items={items} />;
}
