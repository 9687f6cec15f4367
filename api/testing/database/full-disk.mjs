// Preloaded into a server, this lets no file grow whose path matches the pattern in the file of FULL_DISK, as on a full disk. What a file has already
// can be written. It replaces the functions that write, because a disk that can be filled needs root.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { openSync, writeSync } = fs
const { writeFile } = fs.promises
const paths = new Map()

function requireSpace(path) {
  const settings = process.env.FULL_DISK
  if (!fs.existsSync(settings) || !new RegExp(fs.readFileSync(settings, 'utf8')).test(path)) return
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
}

fs.openSync = (path, ...of) => {
  const file = openSync(path, ...of)
  paths.set(file, String(path))
  return file
}
fs.writeSync = (file, content, offset, length, position) => {
  const isOfDatabase = typeof offset === 'number' && content instanceof Uint8Array
  const end = typeof position === 'number' ? position + length : Number.POSITIVE_INFINITY
  if (isOfDatabase && end > fs.fstatSync(file).size) requireSpace(paths.get(file))
  return writeSync(file, content, offset, length, position)
}
fs.promises.writeFile = async (path, ...of) => {
  requireSpace(path)
  return writeFile(path, ...of)
}
syncBuiltinESMExports()
