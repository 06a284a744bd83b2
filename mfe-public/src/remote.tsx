import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { RouteError } from '@psp/remote/screen';
import { Handshake } from 'lucide-react';
import { messages } from './common/messages.ts';
import { HomePage } from './home/home-page.tsx';
import { loadHome } from './home/queries.ts';
import { PartnerMissing } from './partners/partner-missing.tsx';
import { PartnerPage } from './partners/partner-page.tsx';
import { PartnersPage } from './partners/partners-page.tsx';
import { loadPartner, loadPartners } from './partners/queries.ts';

/** Pages that anybody may read. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: '0.1.0',
  routes: [
    { index: true, element: <HomePage />, loader: loadHome, errorElement: <RouteError /> },
    { path: 'parteneri', element: <PartnersPage />, loader: loadPartners, errorElement: <RouteError /> },
    { path: 'partener/:id', element: <PartnerPage />, loader: loadPartner, errorElement: <PartnerMissing /> },
  ],
  navigation: [{ to: '/parteneri', label: messages.partners, icon: Handshake }],
};
