import { styled } from 'styled-components';

const Frame = styled.span<{ $shape: 'circle' | 'square' }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $shape }) => ($shape === 'square' ? '48px' : '36px')};
  height: ${({ $shape }) => ($shape === 'square' ? '48px' : '36px')};
  border-radius: ${({ $shape }) => ($shape === 'square' ? '8px' : '50%')};
  background: ${({ $shape }) => ($shape === 'square' ? 'var(--blue-50)' : 'var(--blue-100)')};
  color: var(--blue-700);
  font-size: ${({ $shape }) => ($shape === 'square' ? '1rem' : '0.875rem')};
  font-weight: 700;
  line-height: 1;
`;

/* The first two letters of a company's name; of other names the initials of the words, since all communes begin alike. */
function initialsOf(name: string, kind: Bearer): string {
  const [first = '', ...others] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [second] = others;
  const letters =
    kind !== 'company' && second ? first.charAt(0) + second.charAt(0) : [first, ...others].join('').slice(0, 2);
  return letters.toLocaleUpperCase('ro');
}

type Bearer = 'company' | 'authority' | 'person';

interface InitialsProps {
  name: string;
  /** Kind of the name's bearer. */
  of: Bearer;
  /** `circle` for people and the account, `square` for organisations in lists. */
  shape?: 'circle' | 'square';
}

/** Initials of a name that is shown beside them; hidden from screen readers. */
export function Initials({ name, of, shape = 'circle' }: InitialsProps) {
  return (
    <Frame $shape={shape} aria-hidden>
      {initialsOf(name, of)}
    </Frame>
  );
}
