import { type ReactNode, useContext, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { installAriaStrings } from './aria-strings.ts';
import { Navigation } from './site-link.tsx';

/**
 * Provides Romanian strings and client navigation to React Aria components. Each component wraps itself, so that pages
 * without React Aria do not load it.
 */
export function AriaScope({ children }: { children: ReactNode }) {
  useState(installAriaStrings);
  const navigate = useContext(Navigation);
  const inRomanian = <I18nProvider locale="ro-RO">{children}</I18nProvider>;
  return navigate ? <RouterProvider navigate={navigate}>{inRomanian}</RouterProvider> : inRomanian;
}
