import { cleaned } from '@psp/contracts/cleaned';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/text-fields';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import { codeStrings as strings } from './code-strings.ts';

const DIGITS = 6;

function problemOf(text: string, isRecovery: boolean): string | undefined {
  const code = cleaned(text).replace(/\s/g, '');
  if (code === '') return isRecovery ? strings.recoveryMissing : strings.missing;
  if (isRecovery) return code.length < DIGITS ? strings.recoveryShort : undefined;
  return /^\d{6}$/.test(code) ? undefined : strings.shape;
}

/** Options for `useActForm` of a form with one code. */
export const codeForm = (isRecovery = false) => ({
  blank: { code: '' },
  schema: () => import('@psp/contracts/second-factor').then(({ secondFactor }) => secondFactor),
  check: ({ code }: { code: string }) => ({ code: problemOf(code, isRecovery) }),
});

interface CodeFieldProps extends FormField<string> {
  isRecovery?: boolean;
}

/** Field for a code of the authenticator (six digits, which phones can fill in) or a recovery code. */
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

/** Button that switches between the two kinds of code. */
export function CodeKindButton({ isRecovery, onPress }: CodeKindButtonProps) {
  return (
    <Button variant="quiet" onPress={onPress}>
      {isRecovery ? strings.useAuthenticator : strings.useRecovery}
    </Button>
  );
}
