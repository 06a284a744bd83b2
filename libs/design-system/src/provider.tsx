import type { ReactNode } from 'react';
import { fontFaces } from './fonts.ts';
import { Navigation } from './site-link.tsx';
import { GlobalStyle } from './theme.tsx';
import { Toaster } from './toast.tsx';

interface DesignProviderProps {
  children: ReactNode;
  /** Navigates to a path of this site; links to other origins are left to the browser. */
  navigate: (path: string) => void;
}

/** Wraps the application: global style, client navigation, toasts. */
export function DesignProvider({ children, navigate }: DesignProviderProps) {
  return (
    <Navigation value={navigate}>
      {/* Separate from the other styles, which move on hydration: re-inserting the fonts would reflow all text. */}
      <style href="fonts" precedence="fonts">
        {fontFaces}
      </style>
      <GlobalStyle />
      {children}
      <Toaster />
    </Navigation>
  );
}
