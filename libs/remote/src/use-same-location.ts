import { useLocation, useNavigate } from 'react-router-dom';

/** Navigates to the address that is shown, so that the router matches and loads it anew. */
export function useSameLocation(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(location, { replace: true, preventScrollReset: true });
}
