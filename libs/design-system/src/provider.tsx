import { type ReactNode, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { installAriaStrings } from './aria-strings.ts';
import { GlobalStyle } from './theme.tsx';
import { Toaster } from './toast.tsx';

interface DesignProviderProps {
  children: ReactNode;
  /** Client navigation to a path of this site; links to other origins stay with the browser. */
  navigate: (path: string) => void;
}

/** Wraps the application once: global style, Romanian locale, client navigation for links, toasts. */
export function DesignProvider({ children, navigate }: DesignProviderProps) {
  useState(installAriaStrings);
  return (
    <I18nProvider locale="ro-RO">
      <RouterProvider navigate={(path) => navigate(path)}>
        <GlobalStyle />
        {children}
        <Toaster />
      </RouterProvider>
    </I18nProvider>
  );
}
