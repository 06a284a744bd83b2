import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';

/** Client navigation to a path of this site; null leaves every link to the browser. */
export const Navigation = createContext<((path: string) => void) | null>(null);

type SiteLinkProps = ComponentProps<'a'> & { href: string };

/** A plain link that opens a page of this site in place; anything else, and a press that asks for a new tab, is the browser's. */
export function SiteLink({ href, children, onClick, ...rest }: SiteLinkProps) {
  const navigate = useContext(Navigation);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || !isForSite(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

function isForSite(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { currentTarget: link, metaKey, ctrlKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || metaKey || ctrlKey || altKey || shiftKey) return false;
  const isHere = link.target === '' || link.target === '_self';
  return isHere && link.origin === window.location.origin && !link.hasAttribute('download');
}
