import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The latest change below the paths, in milliseconds; a folder's own time tells of files that were removed. */
export function newestChange(paths: string[]): number {
  return Math.max(...paths.map(changeOf))
}

function changeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map(name => changeOf(join(path, name))))
}
