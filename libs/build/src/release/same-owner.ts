import { lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * When run by root, gives a folder and its contents to the owner of `owned`, so that a portal that runs as another user can remove
 * releases by root later.
 */
export function giveToOwnerOf(owned: string, folder: string): void {
  const { uid, gid } = statSync(owned);
  if (process.getuid?.() !== 0 || uid === 0) return;
  lchownSync(folder, uid, gid);
  // Changes the owner of links, not of their targets.
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(join(parentPath, name), uid, gid);
}
