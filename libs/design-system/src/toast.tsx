import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { styled } from 'styled-components';
import { words } from './words.ts';

type ToastTone = 'success' | 'danger' | 'info';

const looks: Record<ToastTone, { Icon: LucideIcon; ink: string }> = {
  success: { Icon: CircleCheck, ink: 'var(--fir-700)' },
  danger: { Icon: CircleAlert, ink: 'var(--brick-700)' },
  info: { Icon: Info, ink: 'var(--blue-700)' },
};

const Note = styled.div<{ $ink: string }>`
  display: flex;
  gap: 12px;
  width: min(400px, calc(100vw - 32px));
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-left: 5px solid ${({ $ink }) => $ink};
  border-radius: 8px;
  background: var(--surface);
  color: var(--ink);
  box-shadow: 0 8px 24px rgb(14 42 76 / 0.16);
  font-family: inherit;
  font-size: 1rem;
  line-height: 1.4;
  svg { margin-top: 0.1em; color: ${({ $ink }) => $ink}; }
  strong { display: block; }
`;

interface ToastContent {
  title: string;
  message?: string;
  tone: ToastTone;
}

/** Confirms what was just done; the result must be visible on the page as well. */
export function showToast({ title, message, tone }: ToastContent): void {
  const { Icon, ink } = looks[tone];
  toast.custom(() => (
    <Note $ink={ink}>
      <Icon size={22} aria-hidden />
      <div>
        <strong>{title}</strong>
        {message}
      </div>
    </Note>
  ));
}

/** Where toasts appear; `DesignProvider` renders it. Eight seconds, longer while pointed at or focused. */
export function Toaster() {
  return (
    <SonnerToaster
      position="bottom-right"
      duration={8000}
      visibleToasts={3}
      customAriaLabel={words.toasts}
      mobileOffset={16}
      style={{ fontFamily: 'inherit' }}
    />
  );
}
