import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that navigates to the current address, so that the router matches and loads it again. */
export function useSameLocation(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(location, { replace: true, preventScrollReset: true });
}
