import { PASSWORD_REASONS } from '@psp/contracts/passwords';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import type { Strength } from './strength.ts';

const LEVELS = [1, 2, 3, 4] as const;
const colours = ['', 'var(--brick-700)', 'var(--ochre-400)', 'var(--fir-700)', 'var(--fir-700)'];

const Box = styled.div`
  display: grid;
  gap: 6px;
  margin-top: 8px;
  font-size: 1rem;
  line-height: 1.45;
  ul { margin: 0; padding-left: 20px; }
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
`;

const Bar = styled.span<{ $colour: string | undefined }>`
  height: 6px;
  border: 1px solid ${({ $colour }) => $colour ?? 'var(--control)'};
  border-radius: 3px;
  background: ${({ $colour }) => $colour ?? 'transparent'};
  forced-color-adjust: none;
`;

/** How easily a password is guessed: bars, a word, and what to change; said politely as it changes. */
export function PasswordMeter({ strength: { level, reasons } }: { strength: Strength }) {
  return (
    <Box>
      {level > 0 ? (
        <Bars aria-hidden>
          {LEVELS.map((step) => (
            <Bar key={step} $colour={step <= level ? colours[level] : undefined} />
          ))}
        </Bars>
      ) : null}
      <div aria-live="polite">
        {level > 0 ? (
          <p>
            {strings.strength} <strong>{strings.levels[level]}</strong>
          </p>
        ) : null}
        {reasons.length > 0 ? (
          <ul aria-label={strings.improve}>
            {reasons.map((reason) => (
              <li key={reason}>{PASSWORD_REASONS[reason]}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </Box>
  );
}
