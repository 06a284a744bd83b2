import type { ReactNode } from 'react';
import { fontFaces } from './fonts.ts';
import { Navigation } from './site-link.tsx';
import { GlobalStyle } from './theme.tsx';
import { Toaster } from './toast.tsx';

interface DesignProviderProps {
  children: ReactNode;
  /** Client navigation to a path of this site; links to other origins stay with the browser. */
  navigate: (path: string) => void;
}

/** Wraps the application once: global style, client navigation for links, toasts. */
export function DesignProvider({ children, navigate }: DesignProviderProps) {
  return (
    <Navigation value={navigate}>
      {/* Apart from the other styles, which move when the page comes alive: the fonts would be set anew, and all text with them. */}
      <style href="fonts" precedence="fonts">
        {fontFaces}
      </style>
      <GlobalStyle />
      {children}
      <Toaster />
    </Navigation>
  );
}
