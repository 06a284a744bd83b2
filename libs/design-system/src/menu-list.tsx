import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { AriaScope } from './aria-scope.tsx';
import type { MenuItemContent } from './menu.tsx';
import { popoverItemStyle, popoverStyle } from './popover-style.ts';

const Box = styled(Popover)`
  ${popoverStyle}
  min-width: max(200px, var(--trigger-width));
  max-width: min(360px, calc(100vw - 24px));
`;

const Items = styled(Menu)`
  outline: none;
`;

const Item = styled(MenuItem)`${popoverItemStyle}`;

interface MenuListProps {
  label: string;
  items: readonly MenuItemContent[];
  /** The button below which the list opens. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open list of a menu. Arrow keys and letters move the focus; Escape closes it. */
export function MenuList({ label, items, button, onClose }: MenuListProps) {
  return (
    <AriaScope>
      <Box isOpen triggerRef={button} placement="bottom end" offset={4} onOpenChange={onClose}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was just asked for */}
        <Items aria-label={label} autoFocus="first" onClose={onClose}>
          {items.map(({ key, label: text, icon, href, isDownload, onAction, isDisabled }) => (
            <Item
              key={key}
              id={key}
              href={href}
              download={isDownload}
              onAction={onAction}
              isDisabled={isDisabled}
              textValue={text}
            >
              {icon}
              {text}
            </Item>
          ))}
        </Items>
      </Box>
    </AriaScope>
  );
}
