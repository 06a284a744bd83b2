import { listen } from '@psp/bff-kit/listen';
import { bffPublic } from './app.ts';

await listen(bffPublic, 'public');
