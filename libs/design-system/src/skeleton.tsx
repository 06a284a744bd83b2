import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from './visually-hidden.ts';

const appear = keyframes`
  to { opacity: 1; }
`;

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** Invisible for the first 300 ms, so that quick answers show no skeleton. */
const Delayed = styled.div`
  opacity: 0;
  animation: ${appear} 160ms ease-out 300ms forwards;
`;

const Bar = styled.div<{ $height: string; $width: string }>`
  height: ${({ $height }) => $height};
  width: ${({ $width }) => $width};
  max-width: 100%;
  border-radius: 4px;
  background: #e3e1d9;
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Rows = styled.div`
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
`;

const Row = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px 20px;
  & + & { border-top: 1px solid var(--line); }
`;

const Said = styled.span`${visuallyHidden}`;

interface SkeletonProps {
  /** Pixels, or any CSS length. */
  height?: number | string;
}

/** A grey placeholder shape; hidden from screen readers. */
export function Skeleton({ height = 20 }: SkeletonProps) {
  return (
    <Delayed aria-hidden>
      <Bar $height={typeof height === 'number' ? `${height}px` : height} $width="100%" />
    </Delayed>
  );
}

interface SkeletonListProps {
  rows?: number;
  /** What is being loaded, for screen readers. */
  label: string;
}

/** Placeholder of a list while it loads. */
export function SkeletonList({ rows = 5, label }: SkeletonListProps) {
  const widths = Array.from({ length: rows }, (_, index) => ({
    key: `row-${index}`,
    width: `${62 - ((index * 13) % 30)}%`,
  }));
  return (
    <Delayed role="status">
      <Said>{label}</Said>
      <Rows aria-hidden>
        {widths.map(({ key, width }) => (
          <Row key={key}>
            <Bar $height="20px" $width={width} />
            <Bar $height="14px" $width="38%" />
          </Row>
        ))}
      </Rows>
    </Delayed>
  );
}
