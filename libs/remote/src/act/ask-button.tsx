import { Button } from '@psp/design-system/button';
import { type ReactNode, useState } from 'react';
import { ActDialog, type ActDialogProps } from './act-dialog.tsx';

interface AskButtonProps extends Omit<ActDialogProps, 'isOpen' | 'onClose' | 'confirmLabel'> {
  label: string;
  /** What it is about, read out after the label where several such buttons stand on a page. */
  about?: string;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  icon?: ReactNode;
  isDisabled?: boolean;
  /** False takes the button away; an open question stays with what was typed, for the server to refuse. */
  isOffered?: boolean;
  /** The button's own label unless given. */
  confirmLabel?: string;
}

/** A button that asks once more before it does something that others will see or that cannot be undone. */
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
