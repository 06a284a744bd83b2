import { listen } from '@psp/bff-kit/listen';
import { bffUat } from './app.ts';

await listen(bffUat, 'uat');
