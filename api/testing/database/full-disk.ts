import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Lets no file of this process grow, as on a full disk, until the returned function is called. What a file has already can be written. It replaces the
 * function that PGlite writes with, because a disk that can be filled needs root.
 */
export function fillDisk(): () => void {
  const write = fs.writeSync
  const refusing: typeof fs.writeSync = (...of: unknown[]): number => {
    const [file, content, offset, length, position] = of
    const end = typeof position === 'number' ? position + Number(length) : Number.POSITIVE_INFINITY
    const isGrowing =
      typeof offset === 'number' && content instanceof Uint8Array && end > fs.fstatSync(Number(file)).size
    if (isGrowing) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    return Reflect.apply(write, fs, of)
  }
  fs.writeSync = refusing
  syncBuiltinESMExports()
  return () => {
    fs.writeSync = write
    syncBuiltinESMExports()
  }
}
