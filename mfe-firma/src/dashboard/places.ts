import { strings as places } from '@psp/contracts/navigation-strings';
import Building from 'lucide-react/icons/building-2';
import MessageSquare from 'lucide-react/icons/message-square';
import Newspaper from 'lucide-react/icons/newspaper';
import Search from 'lucide-react/icons/search';

/** The parts of the area that one opens most. */
export const PLACES = [
  { href: '/firma/opportunities', label: places.opportunities, icon: Search },
  { href: '/firma/profile', label: places.company, icon: Building },
  { href: '/firma/content', label: places.content, icon: Newspaper },
  { href: '/firma/messages', label: places.messages, icon: MessageSquare },
];
