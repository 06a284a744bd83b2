import { listen } from '@psp/bff-kit/listen';
import { identity } from './app.ts';

await listen(identity, 'identity');
