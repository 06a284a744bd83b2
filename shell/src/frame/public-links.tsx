import { Link, NavLink } from 'react-router-dom';
import { strings } from './strings.ts';

interface PublicLink {
  to: string;
  label: string;
}

/** Anchors on the home page. */
export const LANDING_LINKS: readonly PublicLink[] = [
  { to: '/#despre', label: strings.about },
  { to: '/#functionalities', label: strings.functionalities },
];
/** Public directories. */
export const DIRECTORY_LINKS: readonly PublicLink[] = [
  { to: '/comunitati', label: strings.communities },
  { to: '/parteneri', label: strings.partners },
];
export const CONTACT_LINK: PublicLink = { to: '/#contact', label: strings.contact };
/** Links that do not fit into the header. */
export const MORE_LINKS: readonly PublicLink[] = [
  { to: '/marketplace', label: strings.marketplace },
  { to: '/proiecte', label: strings.exchange },
  { to: '/blog', label: strings.blog },
  { to: '/evenimente', label: strings.events },
  { to: '/resurse', label: strings.resources },
  { to: '/support', label: strings.support },
];

/* A link to an anchor is never marked as the current page. */
export const PublicEntry = ({ to, label }: PublicLink) =>
  to.includes('#') ? <Link to={to}>{label}</Link> : <NavLink to={to}>{label}</NavLink>;
