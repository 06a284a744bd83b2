/**
 * React Router for the server, whole: what the shell draws pages with and what it offers to the remotes. By file, because the
 * package's entry leads to its development build.
 */
export * from '../../../../node_modules/react-router/dist/production/index.mjs';
export { RouterProvider } from '../../../../node_modules/react-router/dist/production/dom-export.mjs';
