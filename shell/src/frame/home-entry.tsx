import { useSession } from '@psp/auth/session';
import { APPLICATION_PATH, dashboardOf, isUnapproved } from '@psp/auth/session/areas';
import { NavLink } from 'react-router-dom';
import { strings } from './strings.ts';

/** Link to the user's dashboard, or to the application until it is approved. */
export function HomeEntry() {
  const organisation = useSession((state) => state.organisation);
  if (!organisation) return null;
  if (isUnapproved(organisation)) return <NavLink to={APPLICATION_PATH}>{strings.ownApplication}</NavLink>;
  return <NavLink to={dashboardOf(organisation.kind)}>{strings.dashboard}</NavLink>;
}
