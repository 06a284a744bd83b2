import { Link } from '@psp/design-system/link';
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
  nav { display: flex; flex-wrap: wrap; gap: 4px 24px; }
  a { display: inline-block; min-height: 24px; }
  @media print { display: none; }
`;

/** The small footer of every page. */
export function Footer({ isCentred }: { isCentred: boolean }) {
  return (
    <Bar $centred={isCentred}>
      <div>
        <span>
          {messages.siteName} · {messages.association}
        </span>
        <nav aria-label={messages.legalNavigation}>
          <Link href="/legal/termeni">{messages.terms}</Link>
          <Link href="/legal/confidentialitate">{messages.privacy}</Link>
        </nav>
      </div>
    </Bar>
  );
}
