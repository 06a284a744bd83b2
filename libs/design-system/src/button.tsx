import { OwnText } from './own-text.ts';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyle, spin } from './button-style.ts';
import { SiteLink } from './site-link.tsx';
import { words } from './words.ts';

export { type ButtonStyleProps, buttonStyle } from './button-style.ts';

const StyledButton = styled.button<ButtonStyleProps>`${buttonStyle}`;

const StyledLink = styled(SiteLink)<ButtonStyleProps>`
  ${buttonStyle}
  &:hover { text-decoration: none; }
`;

const Spinner = styled(LoaderCircle)`
  animation: ${spin} 900ms linear infinite;
`;

interface LookProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Decorative icon element; the label is in `children` or `aria-label`. */
  icon?: ReactNode;
  children?: ReactNode;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

interface ButtonProps extends LookProps {
  isPending?: boolean;
  /** Label while pending; by default a submit button says that it sends, and other buttons keep their label. */
  pendingLabel?: string;
  type?: 'button' | 'submit' | 'reset';
  onPress?: () => void;
  isDisabled?: boolean;
  id?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
}

/** A button. While pending it keeps focus, ignores presses and cannot submit a form a second time. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', icon, children, isPending = false, ...more } = props;
  const { type = 'button', pendingLabel = type === 'submit' ? words.sending : children, ...others } = more;
  const { onPress, isDisabled, ...rest } = others;
  const pending = isPending ? { 'aria-disabled': true, 'data-pending': true, type: 'button' as const } : { type };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, so a dialog opened from it could not restore the focus.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    if (!isPending) onPress?.();
  };
  return (
    <StyledButton
      {...rest}
      {...pending}
      disabled={isDisabled}
      onClick={press}
      onKeyDown={pressOnce}
      $variant={variant}
      $size={size}
    >
      {isPending ? <Spinner aria-hidden /> : icon}
      {children === undefined ? null : <OwnText>{isPending ? pendingLabel : children}</OwnText>}
    </StyledButton>
  );
}

/* Ignores key repeats, which would also press a button that the first press made appear. */
const pressOnce = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

interface ButtonLinkProps extends LookProps {
  href: string;
  target?: string;
  rel?: string;
  download?: boolean | string;
}

/** A link styled as a button, for navigation only. */
export function ButtonLink({ variant = 'primary', size = 'medium', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <StyledLink {...rest} data-button="" $variant={variant} $size={size}>
      {icon}
      {children === undefined ? null : <OwnText>{children}</OwnText>}
    </StyledLink>
  );
}
