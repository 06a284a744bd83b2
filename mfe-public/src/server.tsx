/** The remote as the server loads it, which draws these pages before the browser does. */
export { remote } from './remote.tsx';
