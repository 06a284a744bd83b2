import type { Capability } from '../../capability.ts';
import { Offer } from './offer.entity.ts';

export const offers: Capability = {
  name: 'offers',
  entities: [Offer],
  constraints: {
    offer_one_live_per_firma: 'offer.exists',
    offer_one_accepted: 'request.already_decided',
  },
};
