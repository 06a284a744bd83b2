/**
 * The part of React Router that the shell offers to itself and to the remotes: what a page in the browser uses. The whole
 * package carries server rendering, server components and framework mode besides, three times the size.
 * By file, because the package's entry leads to its development build and, here, back to this module.
 */
export { RouterProvider } from '../../../../node_modules/react-router/dist/production/dom-export.mjs';
export {
  createBrowserRouter,
  createContext,
  Form,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  RouterContextProvider,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from '../../../../node_modules/react-router/dist/production/index.mjs';
