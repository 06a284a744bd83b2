import FileText from 'lucide-react/icons/file-text';
import Map from 'lucide-react/icons/map';
import Store from 'lucide-react/icons/store';
import { strings } from './strings.ts';

/** The parts of the area that one opens most. */
export const PLACES = [
  { href: '/uat/community', label: strings.community, icon: Map },
  { href: '/uat/marketplace', label: strings.marketplace, icon: Store },
  { href: '/uat/service-requests', label: strings.serviceRequests, icon: FileText },
];
