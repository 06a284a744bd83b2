import { beforeEach } from '@jest/globals';
import { type NoteFixture, noteFixture } from './note-fixture.ts';

/* Replaced before each test by `freshNotes`. */
export let service: NoteFixture['service'];
export let device: NoteFixture['device'];
export let page: NoteFixture['page'];
export let open: NoteFixture['open'];
export let has: NoteFixture['has'];

/** Creates a new note fixture before each test of the calling file. */
export function freshNotes(): void {
  beforeEach(() => {
    ({ service, device, page, open, has } = noteFixture());
  });
}
