import { Link, NavLink } from 'react-router-dom';
import { messages } from './messages.ts';

interface PublicLink {
  to: string;
  label: string;
}

/** Parts of the landing page, reached from every page. */
export const LANDING_LINKS: readonly PublicLink[] = [
  { to: '/#despre', label: messages.about },
  { to: '/#functionalities', label: messages.functionalities },
];
/** The lists that anybody may read. */
export const DIRECTORY_LINKS: readonly PublicLink[] = [
  { to: '/comunitati', label: messages.communities },
  { to: '/parteneri', label: messages.partners },
];
export const CONTACT_LINK: PublicLink = { to: '/#contact', label: messages.contact };
/** What the header has no room for beside the rest. */
export const MORE_LINKS: readonly PublicLink[] = [
  { to: '/marketplace', label: messages.marketplace },
  { to: '/blog', label: messages.blog },
  { to: '/support', label: messages.support },
];

/* A part of a page is never the page one is on. */
export const PublicEntry = ({ to, label }: PublicLink) =>
  to.includes('#') ? <Link to={to}>{label}</Link> : <NavLink to={to}>{label}</NavLink>;
