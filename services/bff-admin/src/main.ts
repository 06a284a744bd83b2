import { listen } from '@psp/bff-kit/listen';
import { bffAdmin } from './app.ts';

await listen(bffAdmin, 'admin');
