import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ButtonLink } from './button.tsx';
import { Link } from './link.tsx';
import { DesignProvider } from './provider.tsx';

afterEach(cleanup);

/** Clicks the only link; returns the address navigated to and whether the browser would have followed it. */
function click(how: MouseEventInit = {}) {
  let isBrowsers = false;
  const stay = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  const link = screen.getByRole('link');
  fireEvent(link, createEvent.click(link, { button: 0, ...how }));
  return isBrowsers;
}

test.each([
  { name: 'a link', Component: Link },
  { name: 'a link that looks like a button', Component: ButtonLink },
])('$name opens a page of the site in place', ({ Component }) => {
  const navigate = jest.fn();
  render(
    <DesignProvider navigate={navigate}>
      <Component href="/parteneri?page=2#lista">Parteneri</Component>
    </DesignProvider>,
  );
  expect(click()).toBe(false);
  expect(navigate.mock.calls).toEqual([['/parteneri?page=2#lista']]);
});

interface Left {
  name: string;
  link: Omit<ComponentProps<typeof ButtonLink>, 'children'>;
  how?: MouseEventInit;
}

test.each<Left>([
  { name: 'another site', link: { href: 'https://example.org/' } },
  { name: 'an e-mail', link: { href: 'mailto:contact@example.org' } },
  { name: 'a new tab', link: { href: '/parteneri', target: '_blank' } },
  { name: 'a file', link: { href: '/raport.csv', download: true } },
  { name: 'a press with Ctrl', link: { href: '/parteneri' }, how: { ctrlKey: true } },
  { name: 'a press with Shift', link: { href: '/parteneri' }, how: { shiftKey: true } },
])('$name is left to the browser', ({ link, how }) => {
  const navigate = jest.fn();
  render(
    <DesignProvider navigate={navigate}>
      <ButtonLink {...link}>Parteneri</ButtonLink>
    </DesignProvider>,
  );
  expect(click(how)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('outside the application every link is left to the browser', () => {
  render(<Link href="/parteneri">Parteneri</Link>);
  expect(click()).toBe(true);
});
