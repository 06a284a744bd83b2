import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { messages } from './messages.ts';

const Bar = styled.footer<{ $centred: boolean }>`
  border-top: 1px solid var(--line);
  color: var(--ink-muted);
  font-size: 1rem;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 24px;
    max-width: ${({ $centred }) => ($centred ? '1180px' : 'none')};
    margin-inline: auto;
    padding: 16px ${({ $centred }) => ($centred ? '32px' : '24px')};
    ${media.narrow} { padding: 16px; }
  }
  @media print { display: none; }
`;

/** The small footer of every page. */
export function Footer({ isCentred }: { isCentred: boolean }) {
  return (
    <Bar $centred={isCentred}>
      <div>
        <span>{messages.siteName}</span>
        <span>{messages.association}</span>
      </div>
    </Bar>
  );
}
