import { Button } from '@psp/design-system/button';
import { type ReactNode, useState } from 'react';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';

export interface AskButtonProps extends Omit<ActDialogProps, 'isOpen' | 'onClose' | 'confirmLabel'> {
  label: string;
  /** Name of the record, appended to the accessible name when a page has several such buttons. */
  about?: string;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  icon?: ReactNode;
  isDisabled?: boolean;
  /** False to hide the button. An open dialog stays open with its text; the server then refuses the act. */
  isOffered?: boolean;
  /** Defaults to `label`. */
  confirmLabel?: string;
}

/** A button that opens a confirmation dialog, for acts that others see or that cannot be undone. */
export function AskButton(props: AskButtonProps) {
  const { label, about, variant, size, icon, isDisabled, isOffered = true, ...dialog } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOffered ? (
        <Button
          variant={variant}
          size={size}
          icon={icon}
          isDisabled={isDisabled}
          onPress={() => setOpen(true)}
          aria-label={about ? `${label}, ${about}` : undefined}
        >
          {label}
        </Button>
      ) : null}
      <ActDialog confirmLabel={label} {...dialog} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
