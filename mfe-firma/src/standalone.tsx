import { renderStandalone } from '@psp/remote/standalone';
import { remote } from './remote.tsx';

void renderStandalone(remote, 'firma');
