import { listen } from '@psp/bff-kit/listen';
import { bffFirma } from './app.ts';

await listen(bffFirma, 'firma');
