import { beforeEach } from '@jest/globals';
import { type NoteFixture, noteFixture } from './note-fixture.ts';

/* Of each test anew. */
export let service: NoteFixture['service'];
export let device: NoteFixture['device'];
export let page: NoteFixture['page'];
export let open: NoteFixture['open'];
export let has: NoteFixture['has'];

/** Gives each test of the calling file a note of its own. */
export function freshNotes(): void {
  beforeEach(() => {
    ({ service, device, page, open, has } = noteFixture());
  });
}
