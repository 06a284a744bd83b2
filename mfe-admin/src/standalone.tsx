import { renderStandalone } from '@psp/remote/standalone';
import { remote } from './remote.tsx';

await renderStandalone(remote, 'admin');
