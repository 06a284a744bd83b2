import type { FileStore } from '@psp/domain/operating/files/store';
import { keepMailPictures } from '@psp/domain/publishing/newsletter/pictures';
import { asSystem } from '@psp/domain/as-system';
import type { Delivery } from '../mail/deliver.ts';

/** Dependencies for sending an issue with its pictures. */
export interface IssueDelivery extends Delivery {
  files: FileStore;
}

/** Creates the images of an issue's mails before the first is sent. */
export const keepPictures = ({ orm, files }: IssueDelivery, issueId: string): Promise<void> =>
  asSystem(orm, (write) => keepMailPictures(write, files, issueId));
