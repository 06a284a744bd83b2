import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { memoryDevice, settled } from '../testing/fake-page.ts';
import { type Fault, type Note, TextService } from '../testing/text-service.ts';
import { KEPT_AFTER_MS, TextTab } from '../testing/text-tab.ts';

type Step =
  | { what: 'type'; tab: number; isReadable: boolean; isAgain: boolean }
  | { what: 'pass'; tab: number; ms: number }
  | { what: 'answer'; fault: Fault | null }
  | { what: 'reopen'; tab: number; isStale: boolean }
  | { what: 'another' }
  | { what: 'save' | 'hide' | 'reconnect' | 'crash' | 'take' | 'keepMine' | 'takeSaved'; tab: number };

const tab = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constant('type' as const), tab, isReadable: fc.boolean(), isAgain: fc.boolean() }),
  },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('pass' as const), tab, ms: fc.constantFrom(100, 400, 1000) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('answer' as const),
      fault: fc.constantFrom(null, null, 'busy' as const, 'ended' as const, 'lost' as const, 'unsent' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('reopen' as const), tab, isStale: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ what: 'another' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constantFrom('save', 'hide', 'reconnect', 'crash', 'take', 'keepMine', 'takeSaved'),
      tab,
    }),
  },
);

/** Two tabs that edit the same note, and a service that answers when the test says so. */
class World {
  readonly service = new TextService();
  readonly device = memoryDevice();
  readonly tabs: TextTab[];
  /** The words typed last; null after they were discarded. */
  words: string | null = null;
  private count = 0;

  constructor(isAutomatic: boolean) {
    this.service.isHeld = true;
    this.tabs = [0, 1].map(() => new TextTab(this.service, this.device, isAutomatic));
  }

  /** Texts that are not lost: stored, kept on the device, or shown in a tab. */
  safe(): string {
    const shown = this.tabs.map((tab) => tab.editor.snapshot.get().text);
    return JSON.stringify([this.service.ever, [...this.device.kept.values()], shown]);
  }

  /* Types new words, or those of the view that the page has read. A user does not type in two tabs within 300 ms. */
  private async type({ editor }: TextTab, { isReadable, isAgain }: Step & { what: 'type' }): Promise<void> {
    for (const other of this.tabs) if (other.editor !== editor) await other.pass(KEPT_AFTER_MS);
    const read = editor.snapshot.get().view?.content;
    this.count += 1;
    const note: Note =
      isAgain && read ? read : { title: `words ${this.count}.`, amount: isReadable ? this.count : Number.NaN };
    this.words = note.title;
    editor.change(note);
  }

  async run(step: Step): Promise<void> {
    if (step.what === 'another') return this.service.saveAnother({ title: `another ${(this.count += 1)}`, amount: 1 });
    if (step.what === 'answer') return this.service.answer(step.fault);
    const tab = this.tabs[step.tab];
    if (!tab) return;
    if (step.what === 'type') return this.type(tab, step);
    if (step.what === 'pass') return tab.pass(step.ms);
    if (step.what === 'reopen') return tab.reopen(step.isStale);
    await this.act(tab, step.what);
  }

  private async act(tab: TextTab, what: Exclude<Step, { ms: number }>['what']): Promise<void> {
    const { editor } = tab;
    if (what === 'save') void editor.save();
    if (what === 'hide') tab.hide();
    if (what === 'reconnect') await tab.reconnect();
    if (what === 'take' && this.service.stored) editor.take(this.service.stored);
    if (what === 'keepMine') void editor.keepMine();
    if (what === 'takeSaved') this.discard(tab);
    if (what !== 'crash') return;
    await tab.pass(KEPT_AFTER_MS);
    tab.crash();
  }

  private discard({ editor }: TextTab): void {
    if (editor.snapshot.get().text.title === this.words) this.words = null;
    void editor.takeSaved();
  }

  /** Answers all calls and keeps the tab's own text in each conflict, until everything is saved. */
  async finish(): Promise<void> {
    this.service.isHeld = false;
    for (let round = 0; round < 12; round += 1) {
      for (const tab of this.tabs) {
        this.service.answer();
        await settled();
        const { text, state } = tab.editor.snapshot.get();
        if (Number.isNaN(text.amount)) tab.editor.change({ ...text, amount: 7 });
        if (state.kind === 'stale') void tab.editor.keepMine();
        await settled();
        if (tab.editor.snapshot.get().isUnsaved) void tab.editor.save();
        await tab.pass(1000);
      }
    }
  }
}

function expectInvariants(world: World): void {
  const { tabs, service, words } = world;
  if (words !== null) expect(world.safe()).toContain(words);
  for (const { editor, mostAsked } of tabs) {
    expect(mostAsked).toBeLessThanOrEqual(1);
    const { state, isUnsaved, text } = editor.snapshot.get();
    if (state.kind !== 'saved') continue;
    expect(isUnsaved).toBe(false);
    expect(JSON.stringify([service.ever, service.stored])).toContain(JSON.stringify(text));
  }
}

test.each([
  ['saves itself', true],
  ['is saved on request', false],
])(
  'in any order of events, a text that %s is never lost, saved twice at once, or shown as saved before it is',
  async (_, isAutomatic) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = new World(isAutomatic);
        for (const one of steps) {
          await world.run(one);
          await settled();
          expectInvariants(world);
        }
        await world.finish();
        expectInvariants(world);
        for (const { editor } of world.tabs) expect(editor.snapshot.get().isUnsaved).toBe(false);
        if (world.words !== null) expect(JSON.stringify(world.service.ever)).toContain(world.words);
        expect(world.device.kept.size).toBe(0);
      }),
      { numRuns: 300 },
    );
  },
);
