import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';

/** Navigates to a path of this site; null leaves all links to the browser. */
export const Navigation = createContext<((path: string) => void) | null>(null);

type SiteLinkProps = ComponentProps<'a'> & { href: string };

/** A link with client navigation for paths of this site. Other links and modified clicks are left to the browser. */
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
