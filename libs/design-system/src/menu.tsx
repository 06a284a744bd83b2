import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { AriaScope } from './aria-scope.tsx';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyle } from './button-style.ts';
import { popoverItemStyle, popoverStyle } from './popover-style.ts';

const Trigger = styled(AriaButton)<ButtonStyleProps>`
  ${buttonStyle}
  &[aria-expanded='true'] > [data-arrow] { transform: rotate(180deg); }
`;

const Box = styled(Popover)`
  ${popoverStyle}
  min-width: max(200px, var(--trigger-width));
  max-width: min(360px, calc(100vw - 24px));
`;

const Items = styled(Menu)`
  outline: none;
`;

const Item = styled(MenuItem)`${popoverItemStyle}`;

export interface MenuItemContent {
  key: string;
  label: string;
  /** Link target; without it the item calls `onAction`. */
  href?: string;
  onAction?: () => void;
  icon?: ReactNode;
  isDisabled?: boolean;
}

interface MenuButtonProps {
  label: string;
  items: readonly MenuItemContent[];
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Rendered instead of the label, which becomes the accessible name; no arrow is added. */
  children?: ReactNode;
}

/** A button with a dropdown menu. */
export function MenuButton({ label, items, variant = 'secondary', size = 'medium', icon, children }: MenuButtonProps) {
  return (
    <AriaScope>
      <MenuTrigger>
        <Trigger aria-label={children ? label : undefined} $variant={variant} $size={size}>
          {icon}
          {children ?? (
            <>
              {label}
              <ChevronDown aria-hidden data-arrow="" />
            </>
          )}
        </Trigger>
        <Box placement="bottom end" offset={4}>
          <Items aria-label={label}>
            {items.map(({ key, label: text, icon: itemIcon, href, onAction, isDisabled }) => (
              <Item key={key} id={key} href={href} onAction={onAction} isDisabled={isDisabled} textValue={text}>
                {itemIcon}
                {text}
              </Item>
            ))}
          </Items>
        </Box>
      </MenuTrigger>
    </AriaScope>
  );
}
