import type { FileStore } from '@psp/domain/operating/files/store';
import { keepMailPictures } from '@psp/domain/publishing/newsletter/pictures';
import { asSystem } from '@psp/domain/as-system';
import type { Delivery } from '../mail/deliver.ts';

/** What it takes to send an issue with its pictures. */
export interface IssueDelivery extends Delivery {
  files: FileStore;
}

/** Makes what an issue's mails show; before the first of them is sent. */
export const keepPictures = ({ orm, files }: IssueDelivery, issueId: string): Promise<void> =>
  asSystem(orm, (write) => keepMailPictures(write, files, issueId));
