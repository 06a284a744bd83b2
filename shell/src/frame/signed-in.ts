import { LivePages } from '../live/live-pages.tsx';
import { NotificationBell } from '../notifications/bell.tsx';
import { AccountDetails, AccountMenu } from './account-menu.tsx';
import { ApplicationStrip } from './application-strip.tsx';
import { NavigationList } from './navigation-list.tsx';

/** What the frame shows to those who are signed in alone; visitors never fetch its code. */
export const signedInParts = {
  NotificationBell,
  AccountMenu,
  AccountDetails,
  ApplicationStrip,
  LivePages,
  NavigationList,
};
