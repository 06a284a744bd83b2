import { Link, NavLink } from 'react-router-dom';
import { strings } from './strings.ts';

interface PublicLink {
  to: string;
  label: string;
}

/** Parts of the landing page, reached from every page. */
export const LANDING_LINKS: readonly PublicLink[] = [
  { to: '/#despre', label: strings.about },
  { to: '/#functionalities', label: strings.functionalities },
];
/** The lists that anybody may read. */
export const DIRECTORY_LINKS: readonly PublicLink[] = [
  { to: '/comunitati', label: strings.communities },
  { to: '/parteneri', label: strings.partners },
];
export const CONTACT_LINK: PublicLink = { to: '/#contact', label: strings.contact };
/** What the header has no room for beside the rest. */
export const MORE_LINKS: readonly PublicLink[] = [
  { to: '/marketplace', label: strings.marketplace },
  { to: '/blog', label: strings.blog },
  { to: '/support', label: strings.support },
];

/* A part of a page is never the page one is on. */
export const PublicEntry = ({ to, label }: PublicLink) =>
  to.includes('#') ? <Link to={to}>{label}</Link> : <NavLink to={to}>{label}</NavLink>;
