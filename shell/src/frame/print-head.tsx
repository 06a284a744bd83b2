import { serverNow } from '@psp/auth/session/server-clock';
import { useSession } from '@psp/auth/session';
import { formatDateTime } from '@psp/design-system/format';
import { usePrinting } from '@psp/design-system/printing';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 24px;
  max-width: none;
  margin-bottom: 16px;
  padding-bottom: 6px;
  border-bottom: 1px solid var(--ink);
  font-size: 1rem;
`;

/** On paper only: whose page it is, and when it was printed. */
export function PrintHead() {
  const organisation = useSession((state) => state.organisation);
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <Line>
      <strong>{organisation?.name ?? strings.association}</strong>
      <span>{strings.printed(formatDateTime(serverNow().toISOString()))}</span>
    </Line>
  );
}
