import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** Keeps references to the connections. The garbage collector would close one without references, which would release its lock. */
const held = new Set<DatabaseSync>()

/**
 * Holds the file until the returned function is called or this process ends in any way. Returns undefined if another process holds it.
 * An exclusive SQLite transaction is the one lock in Node's own library that the operating system holds: a PID file
 * would remain after kill -9, and a PID may belong to another container.
 * @throws if the file cannot be opened or is something else
 */
export function lockFile(path: string): (() => void) | undefined {
  mkdirSync(dirname(path), { recursive: true })
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return undefined
    throw error
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
