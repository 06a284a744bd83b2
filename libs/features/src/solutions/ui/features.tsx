import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const List = styled.ul`
  display: grid;
  gap: 4px;
  font-size: 1rem;
  li { display: flex; gap: 8px; }
  svg { flex: none; width: 18px; height: 18px; margin-top: 0.2em; color: var(--fir-700); }
`;

/** List of a solution's features; renders nothing without any. */
export function Features({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <List aria-label={strings.features}>
      {features.map((feature) => (
        <li key={feature}>
          <Check aria-hidden />
          {feature}
        </li>
      ))}
    </List>
  );
}
