import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyle } from './button-style.ts';

const load = () => import('./menu-list.tsx');

/** Loaded when the button is reached: most people open no menu. */
const MenuList = lazy(() => load().then((module) => ({ default: module.MenuList })));

const Trigger = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  &[aria-expanded='true'] > [data-arrow] { transform: rotate(180deg); }
`;

export interface MenuItemContent {
  key: string;
  label: string;
  /** Link target; without it the item calls `onAction`. */
  href?: string;
  /** The link downloads a file. */
  isDownload?: boolean;
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

/*
 * React Aria treats the click that follows a key as one of a screen reader and would move the focus some frames later, when the popover and
 * its first item may conflict.
 */
const OPENING = new Set(['ArrowDown', 'Enter', ' ']);

/** A button with a dropdown menu. */
export function MenuButton({ label, items, variant = 'secondary', size = 'medium', icon, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    // Safari does not focus a clicked button, so the menu could not restore the focus.
    event.currentTarget.focus({ preventScroll: true });
    setOpen(true);
  };
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!OPENING.has(event.key)) return;
    event.preventDefault();
    open(event);
  };
  const reach = () => void load().catch(() => undefined);
  return (
    <>
      <Trigger
        ref={button}
        type="button"
        aria-label={children ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={open}
        onKeyDown={openByKey}
        $variant={variant}
        $size={size}
      >
        {icon}
        {children ?? (
          <>
            {label}
            <ChevronDown aria-hidden data-arrow="" />
          </>
        )}
      </Trigger>
      {isOpen ? (
        <Suspense>
          <MenuList label={label} items={items} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
