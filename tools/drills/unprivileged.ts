import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Postgres and PgBouncer refuse to run as root, so root starts them as the user `nobody`. */
const NOBODY_ID = 65_534
export const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : {}

/** Creates a folder that belongs to that user. */
export function unprivilegedFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `plink-${name}-`))
  handOver(folder)
  return folder
}

/** Writes a file that this user may read. Returns its path. */
export function unprivilegedFile(folder: string, name: string, lines: string[]): string {
  const path = join(folder, name)
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600 })
  handOver(path)
  return path
}

function handOver(path: string): void {
  if (UNPRIVILEGED.uid) chownSync(path, UNPRIVILEGED.uid, UNPRIVILEGED.gid)
}
