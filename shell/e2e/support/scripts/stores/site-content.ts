import { SECTIONS, type SectionKey, SECTION_KEYS } from '@psp/contracts/site-content';
import { fill, type Schema, textFields } from '../schema.ts';
import type { Screen, Store } from '../store.ts';

const schemaOf = (key: SectionKey): Schema => SECTIONS[key].toJSONSchema({ io: 'input' }) as Schema;

/** Names of the texts of the landing page, whose contract the body of its route does not hold. */
export const fields = SECTION_KEYS.flatMap((key) =>
  textFields(schemaOf(key)).map((field) => `section ${key} ${field}`),
);

/** The landing page and its footer. */
export async function storeTexts({ send, read, writeInto }: Store): Promise<Screen[]> {
  for (const key of SECTION_KEYS) {
    const { version } = await read('admin', `/api/admin/content/${key}`);
    const content = fill(schemaOf(key), {}, writeInto(`section ${key}`));
    await send('admin', 'PUT', `/api/admin/content/${key}`, { version, content });
  }
  return [['visitor', '/'], ...SECTION_KEYS.map((key) => ['admin', `/admin/content/${key}`] as const)];
}
