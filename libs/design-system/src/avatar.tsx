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

function initialsOf(name: string): string {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', second] = parts;
  const letters = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return letters.toLocaleUpperCase('ro');
}

interface InitialsProps {
  name: string;
  /** `circle` for people and the account, `square` for organisations in lists. */
  shape?: 'circle' | 'square';
}

/** Initials of a name that stands beside them; decoration, so not read out. */
export function Initials({ name, shape = 'circle' }: InitialsProps) {
  return (
    <Frame $shape={shape} aria-hidden>
      {initialsOf(name)}
    </Frame>
  );
}
