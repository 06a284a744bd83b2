import { styled } from 'styled-components';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  > span { min-width: 3em; text-align: end; }
`;

const Track = styled.div`
  flex: 1;
  min-width: 72px;
  height: 8px;
  border-radius: 4px;
  background: var(--line);
  overflow: hidden;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const Filled = styled.div`
  height: 100%;
  border-radius: 4px;
  background: var(--blue-600);
`;

interface ProgressBarProps {
  /** In percent. */
  value: number;
  label: string;
}

/** A progress bar with its percentage. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <Line>
      <Track role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <Filled style={{ width: `${percent}%` }} />
      </Track>
      <span aria-hidden>{percent}%</span>
    </Line>
  );
}
