import { LivePages } from '../live/live-pages.tsx';
import { NotificationBell } from '../notifications/bell.tsx';
import { AccountDetails, AccountMenu } from './account-menu.tsx';
import { ApplicationStrip } from './application-strip.tsx';
import { NavigationList } from './navigation-list.tsx';

/** Parts of the frame for signed-in users, in a chunk of their own that visitors never fetch. */
export const signedInParts = {
  NotificationBell,
  AccountMenu,
  AccountDetails,
  ApplicationStrip,
  LivePages,
  NavigationList,
};
