import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { codeStrings as strings } from './code-strings.ts';

const DIGITS = 6;

/** A code as people type it, without the spaces they put in. */
export const bareCode = (text: string): string => text.replace(/\s/g, '');

/** What is wrong with a typed code; null when it may be sent. */
export function codeProblem(text: string, isRecovery: boolean): string | null {
  const code = bareCode(text);
  if (code === '') return isRecovery ? strings.recoveryMissing : strings.missing;
  if (isRecovery) return code.length < DIGITS ? strings.recoveryShort : null;
  return /^\d{6}$/.test(code) ? null : strings.shape;
}

interface CodeFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  isDisabled: boolean;
  isRecovery?: boolean;
}

/** One code: of the authenticator (six digits, filled in by the phone where it can), or one of the recovery codes. */
export function CodeField({ isRecovery = false, ...props }: CodeFieldProps) {
  if (isRecovery) {
    return (
      <TextField
        key="recovery"
        {...props}
        name="recovery-code"
        label={strings.recoveryLabel}
        hint={strings.recoveryHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={24}
      />
    );
  }
  return (
    <TextField
      key="code"
      {...props}
      name="code"
      label={strings.label}
      hint={strings.hint}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={10}
    />
  );
}

interface CodeKindButtonProps {
  isRecovery: boolean;
  onPress: () => void;
}

/** The switch between the two kinds of code. */
export function CodeKindButton({ isRecovery, onPress }: CodeKindButtonProps) {
  return (
    <Button variant="quiet" onPress={onPress}>
      {isRecovery ? strings.useAuthenticator : strings.useRecovery}
    </Button>
  );
}
