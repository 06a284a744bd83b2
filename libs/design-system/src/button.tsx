import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyle, spin } from './button-style.ts';

export { type ButtonStyleProps, buttonStyle } from './button-style.ts';

const StyledButton = styled(AriaButton)<ButtonStyleProps>`${buttonStyle}`;

const StyledLink = styled(AriaLink)<ButtonStyleProps>`
  ${buttonStyle}
  &:hover { text-decoration: none; }
`;

const Spinner = styled(LoaderCircle)`
  animation: ${spin} 900ms linear infinite;
`;

interface LookProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** An icon element; it is decoration, the words are in `children` or `aria-label`. */
  icon?: ReactNode;
  children?: ReactNode;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

interface ButtonProps extends LookProps {
  isPending?: boolean;
  /** Said and shown instead of `children` while pending. */
  pendingLabel?: string;
  type?: 'button' | 'submit' | 'reset';
  onPress?: () => void;
  isDisabled?: boolean;
  id?: string;
  name?: string;
  value?: string;
  form?: string;
  autoFocus?: boolean;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
}

/** A button. While pending it keeps focus, ignores presses and cannot submit a form a second time. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', icon, children, pendingLabel, isPending = false, ...rest } = props;
  const { type = 'button', onPress } = rest;
  // Not react-aria's own isPending: its announcer keeps pointing at the button for seconds after the button is gone.
  const pending = isPending ? { 'aria-disabled': true, 'data-pending': true, type: 'button' as const } : { type };
  return (
    <StyledButton
      {...rest}
      {...pending}
      onPress={() => (isPending ? undefined : onPress?.())}
      $variant={variant}
      $size={size}
    >
      {isPending ? <Spinner aria-hidden /> : icon}
      {isPending ? (pendingLabel ?? children) : children}
    </StyledButton>
  );
}

interface ButtonLinkProps extends LookProps {
  href: string;
  target?: string;
  rel?: string;
  download?: boolean | string;
}

/** A link that looks like a button: it goes somewhere, it does not change anything. */
export function ButtonLink({ variant = 'primary', size = 'medium', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <StyledLink {...rest} data-button="" $variant={variant} $size={size}>
      {icon}
      {children}
    </StyledLink>
  );
}
