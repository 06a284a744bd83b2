import { PASSWORD_REASONS } from '@psp/contracts/passwords';
import { PasswordField } from '@psp/design-system/joined-fields';
import { styled } from 'styled-components';
import type { FormField } from '../../forms/ui/use-fields.ts';
import { type Strength, strengthOf, weakReasons } from './strength.ts';
import { strings } from './strings.ts';

interface NewPasswordFieldsProps {
  /** The form, with the fields `password` and `confirmation`. */
  of: {
    field: (name: 'password' | 'confirmation') => FormField<string>;
    refusalOf: (name: 'password') => Error | null;
  };
  /** The user's name, e-mail and institution, which the password must not contain. */
  personal: readonly string[];
  /** True when the user already has a password. */
  isReplacing?: boolean;
}

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

/* Strength of a password as bars and in words, with its weaknesses; changes are announced politely. */
function PasswordMeter({ strength: { level, reasons } }: { strength: Strength }) {
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

/** Fields of a new password and its repetition, with a strength meter. */
export function NewPasswordFields({ of: { field, refusalOf }, personal, isReplacing }: NewPasswordFieldsProps) {
  const password = field('password');
  const words = { autoComplete: 'new-password' as const, showLabel: strings.show, hideLabel: strings.hide };
  return (
    <>
      <div>
        <PasswordField
          {...password}
          {...words}
          label={isReplacing ? strings.newPassword : strings.password}
          hint={strings.hint}
        />
        <PasswordMeter strength={strengthOf(password.value, personal, weakReasons(refusalOf('password')) ?? [])} />
      </div>
      <PasswordField {...field('confirmation')} {...words} label={strings.confirmation} />
    </>
  );
}
