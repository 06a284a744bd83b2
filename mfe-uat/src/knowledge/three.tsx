import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: flex; flex-direction: column; gap: 4px; padding: 14px 20px; font-size: 1rem; line-height: 1.4; overflow-wrap: anywhere; }
  > li + li { border-left: 1px solid var(--line); }
  h3 { font-size: 1rem; line-height: 1.35; }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > li { padding: 12px 16px; }
    > li + li { border-top: 1px solid var(--line); border-left: 0; }
  }
`;

const Muted = styled.span`
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

const Why = styled.span`
  margin-top: auto;
  color: var(--fir-700);
  font-size: 0.9375rem;
  font-weight: 600;
`;

interface Suggested {
  key: string;
  above: string;
  title: string;
  href: string;
  under?: string;
  /** Why it is recommended. */
  why?: string;
}

/** Up to three suggestions side by side. */
export function Three({ items }: { items: readonly Suggested[] }) {
  if (items.length === 0) return null;
  return (
    <List>
      {items.map(({ key, above, title, href, under, why }) => (
        <li key={key}>
          <Muted>{above}</Muted>
          <h3>
            <Link href={href} isStrong>
              {title}
            </Link>
          </h3>
          {under ? (
            <Muted>
              <OwnText>{under}</OwnText>
            </Muted>
          ) : null}
          {why ? (
            <Why>
              <OwnText>{why}</OwnText>
            </Why>
          ) : null}
        </li>
      ))}
    </List>
  );
}
