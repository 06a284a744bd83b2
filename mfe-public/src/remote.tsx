import { CONTRACT_VERSION, type RemoteModule } from '@psp/remote/contract';
import { RouteError } from '@psp/remote/screen';
import { Handshake } from 'lucide-react';
import manifest from '../package.json' with { type: 'json' };
import { messages } from './common/messages.ts';
import { loadHome } from './home/queries.ts';
import { PartnerMissing } from './partners/partner-missing.tsx';
import { loadPartner, loadPartners } from './partners/queries.ts';

/** Pages that anybody may read. */
export const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  version: manifest.version,
  routes: [
    {
      index: true,
      loader: loadHome,
      errorElement: <RouteError />,
      lazy: { Component: async () => (await import('./home/home-page.tsx')).HomePage },
    },
    {
      path: 'parteneri',
      loader: loadPartners,
      errorElement: <RouteError />,
      lazy: { Component: async () => (await import('./partners/partners-page.tsx')).PartnersPage },
    },
    {
      path: 'partener/:id',
      loader: loadPartner,
      errorElement: <PartnerMissing />,
      lazy: { Component: async () => (await import('./partners/partner-page.tsx')).PartnerPage },
    },
    {
      path: 'legal/termeni',
      errorElement: <RouteError />,
      lazy: { Component: async () => (await import('./legal/legal-page.tsx')).TermsPage },
    },
    {
      path: 'legal/confidentialitate',
      errorElement: <RouteError />,
      lazy: { Component: async () => (await import('./legal/legal-page.tsx')).PrivacyPage },
    },
  ],
  navigation: [{ to: '/parteneri', label: messages.partners, icon: Handshake }],
};
