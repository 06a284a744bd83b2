import Clock from 'lucide-react/icons/clock';
import { styled } from 'styled-components';
import { TIPS } from './strings.ts';

const Panel = styled.details`
  padding: 8px 16px;
  border-top: 1px solid var(--line);
  font-size: 1rem;
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    font-weight: 600;
    cursor: pointer;
  }
  @media print { display: none; }
`;

/** How to write well, folded where there is little room. */
export function Tips() {
  return (
    <Panel open={window.matchMedia('(min-width: 721px) and (min-height: 760px)').matches || undefined}>
      <summary>
        <Clock size={18} aria-hidden />
        {TIPS.title}
      </summary>
      <ul>
        {TIPS.items.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Panel>
  );
}
