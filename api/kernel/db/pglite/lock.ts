import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { DatabaseOptions } from '#api/kernel/db/open-database.ts'
import { lockFile } from '#api/kernel/platform/file-lock.ts'
import { DataFolderError, IN_MEMORY, PROBE_BYTES } from './pglite.ts'

export class DataFolderInUse extends DataFolderError {
  override name = 'DataFolderInUse'
  constructor(dataDir: string) {
    super(
      `The data folder ${resolve(dataDir)} is in use by another process.\n` +
        'Stop that process, or start this one with a folder of its own: DATA_DIR=./other-data npm start',
    )
  }
}

/** Locks the data folder until the returned function is called or this process ends in any way. */
export function lockDataFolder(dataDir: string): () => void {
  requireWritable(dataDir)
  const path = join(dataDir, 'lock')
  const release = lockOf(path)
  if (!release) throw new DataFolderInUse(dataDir)
  return release
}

function lockOf(path: string): (() => void) | undefined {
  try {
    return lockFile(path)
  } catch (error) {
    throw unusableLock(path, error)
  }
}

const unusableLock = (path: string, cause: unknown) =>
  new DataFolderError(
    `${resolve(path)} is not the lock of a data folder. It holds no data: delete it and start again. Check first that DATA_DIR is the right folder and that no other process uses it.`,
    { cause },
  )

/** Throws an error that explains what is wrong with the folder, because the errors of SQLite and PGlite do not. */
function requireWritable(dataDir: string): void {
  const probe = join(dataDir, 'write-probe')
  try {
    makeFolder(resolve(dataDir))
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES))
    rmSync(probe, { force: true })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const advice =
      ADVICE[code] ?? `cannot be written to (${code}). Set DATA_DIR to a folder that this user can write to.`
    throw new DataFolderError(`The data folder ${resolve(dataDir)} ${advice}`, { cause })
  }
}

/** Node's own recursive `mkdir` never ends where a file system has no such folder and takes none, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (cause) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw cause
  }
}

const NOT_A_FOLDER = 'is a file, or lies below one. Set DATA_DIR to a folder.'
const ADVICE: Record<string, string> = {
  EEXIST: NOT_A_FOLDER,
  ENOTDIR: NOT_A_FOLDER,
  ENOENT: 'cannot be made there. Set DATA_DIR to a folder on a disk of this machine.',
  EROFS: 'is on a disk that is read-only. Mount it for writing, or set DATA_DIR to a folder on another disk.',
  EDQUOT: 'is on a disk where this user may not store more. Free some space, and start again.',
  ENOSPC: 'is on a disk that is full. Free some space and start again.',
}

/** Locks the data folder of these settings. Does nothing if the database is not embedded. */
export function lockDatabase({ databaseUrl, dataDir }: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>): () => void {
  return databaseUrl || dataDir === IN_MEMORY ? () => {} : lockDataFolder(dataDir)
}
