import { styled } from 'styled-components';
import { strings } from './score-strings.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 4px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

const Track = styled.span`
  flex: none;
  width: 36px;
  height: 6px;
  border-radius: 3px;
  background: var(--line);
  overflow: hidden;
  forced-color-adjust: none;
  print-color-adjust: exact;
  > span { display: block; height: 100%; background: var(--blue-600); }
`;

/** A short bar of a share (0 to 1), hidden from screen readers: the text beside it says the same. */
export function Bar({ share }: { share: number }) {
  return (
    <Track aria-hidden>
      <span style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
    </Track>
  );
}

interface PointsProps {
  /** Undefined for an offer without a score. */
  value: number | undefined;
  weight: number;
}

/** The points of one criterion, such as "43,8 din 50 de puncte". */
export function Points({ value, weight }: PointsProps) {
  if (value === undefined) return null;
  return (
    <Line>
      <Bar share={weight === 0 ? 0 : value / weight} />
      {strings.part(value, weight)}
    </Line>
  );
}
