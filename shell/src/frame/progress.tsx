import { VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { useNavigation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { strings } from './strings.ts';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const appear = keyframes`
  to { opacity: 1; }
`;

const Line = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  left: 0;
  z-index: 40;
  height: 4px;
  background: var(--blue-600);
  opacity: 0;
  transform-origin: left;
  animation: ${grow} 8s cubic-bezier(0.1, 0.6, 0.2, 1) forwards, ${appear} 1ms linear 200ms forwards;
  @media (prefers-reduced-motion: reduce) { transform: scaleX(0.9); }
`;

/** Progress bar at the top while a navigation is loading, shown after a short delay. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const isBusy = state !== 'idle';
  return (
    <div role="status" {...screenOnly}>
      {isBusy ? <Line aria-hidden /> : null}
      {isBusy ? <VisuallyHidden>{strings.loading}</VisuallyHidden> : null}
    </div>
  );
}
