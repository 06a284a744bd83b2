import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { AriaScope } from './aria-scope.tsx';
import { iconButtonStyle } from './control.ts';
import { media } from './theme.tsx';
import { words } from './words.ts';

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  padding: 24px;
  background: rgb(14 42 76 / 0.5);
  transition: opacity 160ms;
  &[data-entering], &[data-exiting] { opacity: 0; }
  ${media.narrow} { place-items: end stretch; padding: 0; }
`;

const Sheet = styled(Modal)<{ $isWide: boolean }>`
  display: flex;
  width: min(100%, ${({ $isWide }) => ($isWide ? '880px' : '600px')});
  max-height: calc(100dvh - 48px);
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  box-shadow: 0 16px 48px rgb(14 42 76 / 0.24);
  ${media.narrow} { width: 100%; max-height: calc(100dvh - 24px); border-radius: 8px 8px 0 0; }
`;

const Content = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  outline: none;
  box-shadow: none;
`;

const Header = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding: 16px 12px 12px 24px;
  h2 { padding-top: 8px; font-size: 1.25rem; }
  ${media.narrow} { padding: 12px 8px 8px 16px; }
`;

const Close = styled.button`
  ${iconButtonStyle}
  &:hover { background: var(--sunken); color: var(--ink); }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 24px 24px;
  overflow-y: auto;
  ${media.narrow} { padding: 4px 16px 16px; }
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  padding: 16px 24px;
  border-top: 1px solid var(--line);
  ${media.narrow} { flex-direction: column-reverse; align-items: stretch; padding: 12px 16px; }
`;

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons: cancel first, the main action last. */
  footer?: ReactNode;
  /** `alertdialog` for an action that cannot be undone. */
  role?: 'dialog' | 'alertdialog';
  /** Wider, for long text. */
  isWide?: boolean;
}

/* VoiceOver on iOS announces a dialog only when React Aria moves the focus to it, which it does twice. */
const isIos = (): boolean => navigator.maxTouchPoints > 1 && /iP|Mac/.test(navigator.userAgent);

/* React Aria moves the focus after paint; until then key presses would be lost. The first field gets it, if any. */
const takeFocus = (dialog: HTMLElement | null): void => {
  if (!dialog || isIos() || dialog.contains(document.activeElement)) return;
  const field = dialog.querySelector<HTMLElement>('[data-field] :is(input, select, textarea):not([type="file"])');
  (field ?? dialog).focus({ preventScroll: true });
};

/**
 * A modal dialog, closed by Escape or its close button; not by a press outside, which would lose typed text. Restores the
 * focus.
 */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, footer, role = 'dialog', isWide = false } = props;
  return (
    <AriaScope>
      <Backdrop isOpen={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
        <Sheet $isWide={isWide}>
          <Content role={role} ref={takeFocus}>
            <Header>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <Close type="button" aria-label={words.close} onClick={onClose}>
                <X size={22} aria-hidden />
              </Close>
            </Header>
            {isWide ? <LongBody title={title}>{children}</LongBody> : <Body>{children}</Body>}
            {footer ? <Footer>{footer}</Footer> : null}
          </Content>
        </Sheet>
      </Backdrop>
    </AriaScope>
  );
}

/* Focusable when nothing in it is, so that it can be scrolled by arrow keys. */
function LongBody({ title, children }: Pick<DialogProps, 'title' | 'children'>) {
  return (
    <Body role="region" aria-label={title} tabIndex={0}>
      {children}
    </Body>
  );
}
