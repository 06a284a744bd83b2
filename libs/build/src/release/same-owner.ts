import { lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives a folder and what it holds to the owner of another one. Root alone can: what it releases into the folder of a portal that
 * runs as somebody else is that portal's, to clear away later.
 */
export function giveToOwnerOf(owned: string, folder: string): void {
  const { uid, gid } = statSync(owned);
  if (process.getuid?.() !== 0 || uid === 0) return;
  lchownSync(folder, uid, gid);
  // Links are given, and what they lead to is not.
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(join(parentPath, name), uid, gid);
}
