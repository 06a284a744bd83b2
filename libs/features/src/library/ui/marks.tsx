import { LIBRARY_TYPES, type LibraryType } from '@psp/contracts/library';
import { Badge } from '@psp/design-system/badge';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import { styled } from 'styled-components';
import { OwnText } from '@psp/design-system/own-text';
import { strings } from './strings.ts';

const Line = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: var(--fir-700);
  font-size: 1rem;
  font-weight: 600;
`;

/** The day on which the association last checked a document. */
export function Verified({ on }: { on: string }) {
  return (
    <Line>
      <CircleCheck size={16} aria-hidden />
      <OwnText>{strings.verified(on)}</OwnText>
    </Line>
  );
}

/** The type of a document. */
export const TypeBadge = ({ type }: { type: LibraryType }) => (
  <Badge tone="info" icon={<FileText aria-hidden />}>
    {LIBRARY_TYPES[type]}
  </Badge>
);
