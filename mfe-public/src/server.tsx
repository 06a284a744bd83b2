/** Entry of the server build, which renders the public pages. */
export { remote } from './remote.tsx';
