import { OwnText } from '@psp/design-system/own-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import { styled } from 'styled-components';
import { strings } from './opinions-strings.ts';

const Line = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: var(--fir-700);
  font-size: 1rem;
  font-weight: 600;
`;

/** The day on which the association last checked a text. */
export function Verified({ on }: { on: string }) {
  return (
    <Line>
      <CircleCheck size={16} aria-hidden />
      <OwnText>{strings.verified(on)}</OwnText>
    </Line>
  );
}
