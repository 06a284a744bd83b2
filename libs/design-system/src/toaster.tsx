import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { LucideIcon } from 'lucide-react';
import { type FocusEvent, isValidElement, useEffect } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { styled } from 'styled-components';
import { narrow } from './theme.tsx';
import type { ToastContent } from './toast.tsx';
import { words } from './words.ts';
import { useMedia } from './use-media.ts';

const looks: Record<ToastContent['tone'], { Icon: LucideIcon; ink: string }> = {
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

/*
 * Id of the last failure's toast. Ids are unique: dismissing a toast during its exit would remove another one with its id.
 */
let failure: string | number | null = null;

/** Dismisses the toast of the last failure. */
function dismissFailure(): void {
  if (failure !== null) toast.dismiss(failure);
  failure = null;
}

/** Shows a toast in `Toasts`. */
export function show({ title, message, tone }: ToastContent): void {
  const { Icon, ink } = looks[tone];
  if (tone === 'danger') dismissFailure();
  const note = (
    <Note $ink={ink}>
      <Icon size={22} aria-hidden />
      <div>
        <strong>{title}</strong>
        {message}
      </div>
    </Note>
  );
  const id = toast.custom(() => note, { position: freeCorner() });
  if (tone === 'danger') failure = id;
}

const CORNERS = ['bottom-right', 'bottom-left', 'bottom-center', 'top-center'] as const;
const CORNERS_OF_PHONE = ['bottom-center', 'top-center'] as const;
const WIDTH = 400;
const HEIGHT = 96;
const EDGE = 24;
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]:not([data-sonner-toast])';

const placeOf = (corner: (typeof CORNERS)[number]): DOMRect => {
  const width = Math.min(WIDTH, innerWidth - 2 * EDGE);
  const [edge, side] = corner.split('-');
  const left = side === 'right' ? innerWidth - EDGE - width : side === 'left' ? EDGE : (innerWidth - width) / 2;
  return new DOMRect(left, edge === 'top' ? EDGE : innerHeight - EDGE - HEIGHT, width, HEIGHT);
};

const touches = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** More than there are controls in any corner. */
const FOCUSED = 100;

/**
 * Returns the first corner in which a toast covers no control, else the one with the fewest controls, avoiding the focused one.
 */
function freeCorner() {
  const corners = globalThis.matchMedia?.(narrow).matches ? CORNERS_OF_PHONE : CORNERS;
  const taken = [...document.querySelectorAll(CONTROLS)].map((control) => ({
    rect: control.getBoundingClientRect(),
    weight: control === document.activeElement ? FOCUSED : 1,
  }));
  const covered = corners.map((corner) =>
    taken.reduce((sum, { rect, weight }) => (touches(rect, placeOf(corner)) ? sum + weight : sum), 0),
  );
  return corners[covered.indexOf(Math.min(...covered))];
}

const STAYS_MS = 5000;

/* Sonner pauses a toast's timeout only under the pointer; this does the same for keyboard focus. */
function stay(duration: number): void {
  for (const shown of toast.getToasts()) {
    if (!('jsx' in shown) || !isValidElement(shown.jsx)) continue;
    const { id, jsx, position } = shown;
    toast.custom(() => jsx, { id, position, duration });
  }
}

/* Sonner would restore the focus that leaves a toast to its previous element, so Tab would never get past the toast. */
function followFocus(event: FocusEvent): void {
  event.stopPropagation();
  const { currentTarget, relatedTarget, type } = event;
  const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (!isWithin) stay(type === 'focus' ? Number.POSITIVE_INFINITY : STAYS_MS);
}

/** Renders the toasts; `onReady` is called once they can be shown. */
export function Toasts({ onReady }: { onReady: () => void }) {
  const isPhone = useMedia(narrow);
  useEffect(() => {
    const events = ['input', 'submit'] as const;
    for (const event of events) document.addEventListener(event, dismissFailure, true);
    return () => {
      for (const event of events) document.removeEventListener(event, dismissFailure, true);
      // A toaster that is mounted later would show them again.
      toast.dismiss();
    };
  }, []);
  // Runs after the toaster's own effects have subscribed.
  useEffect(onReady, [onReady]);
  return (
    <div onFocusCapture={followFocus} onBlurCapture={followFocus}>
      <SonnerToaster
        position={isPhone ? 'top-center' : 'bottom-right'}
        duration={STAYS_MS}
        visibleToasts={isPhone ? 1 : 3}
        customAriaLabel={words.toasts}
        offset={isPhone ? 8 : undefined}
        mobileOffset={isPhone ? { top: 8, bottom: 16, left: 16, right: 16 } : 16}
        // Below dialogs, so that toasts do not cover their title and buttons.
        style={{ fontFamily: 'inherit', zIndex: 90 }}
      />
    </div>
  );
}
