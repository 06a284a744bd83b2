import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  border-radius: 4px;
  color: var(--blue-900);
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;
`;

const Mark = styled.svg`
  forced-color-adjust: none;
`;

/** Logo and name of the portal, linked to the home page. */
export function Brand() {
  return (
    <Home to="/" aria-label={strings.homeLabel}>
      <BrandMark />
      {strings.siteName}
    </Home>
  );
}

/** Logo: two circles joined by a line. */
export function BrandMark() {
  return (
    <Mark width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="6" fill="#1f5a9e" />
      <path d="M9 9l10 10" stroke="#fff" strokeWidth="2" />
      <circle cx="9" cy="9" r="4" fill="#fff" />
      <circle cx="19" cy="19" r="4" fill="#e0a83a" />
    </Mark>
  );
}
