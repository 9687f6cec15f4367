import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DataFolderInUse, lockDataFolder } from './lock.ts'
import { DataFolderError } from './pglite.ts'

let dataDir: string
let owner: ChildProcess | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plink-lock-'))
})
afterEach(() => {
  owner?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the lock of the data folder', () => {
  test('is refused to a second process, with the folder and what to do', async () => {
    owner = await anotherProcessThatLocks()
    expect(() => lockDataFolder(dataDir)).toThrow(DataFolderInUse)
    expect(() => lockDataFolder(dataDir)).toThrow(dataDir)
    expect(() => lockDataFolder(dataDir)).toThrow('DATA_DIR=')
  })

  test('is free after its owner is killed', async () => {
    owner = await anotherProcessThatLocks()
    const exited = once(owner, 'exit')
    owner.kill('SIGKILL')
    await exited
    lockDataFolder(dataDir)()
  })

  test.each([
    ['is a file', 'taken'],
    ['lies below a file', 'taken/below'],
  ])('says so when the folder %s', (_what, path) => {
    writeFileSync(join(dataDir, 'taken'), '')
    expect(() => lockDataFolder(join(dataDir, path))).toThrow('Set DATA_DIR to a folder.')
  })

  test.runIf(process.platform === 'linux')('says so when the folder cannot be made, instead of trying for ever', () => {
    expect(() => lockDataFolder('/proc/plink/data')).toThrow(
      'The data folder /proc/plink/data cannot be made there. Set DATA_DIR to a folder on a disk of this machine.',
    )
  })

  test('reports a folder that is not writable', () => {
    mkdirSync(join(dataDir, 'write-probe'))
    expect(() => lockDataFolder(dataDir)).toThrow('Set DATA_DIR to a folder that this user can write to.')
  })

  test.each([
    ['garbage', (path: string) => writeFileSync(path, Buffer.alloc(4096, 'garbage'))],
    ['a folder', (path: string) => mkdirSync(path)],
  ])('says what to do when it is %s', (_what, make) => {
    make(join(dataDir, 'lock'))
    expect(() => lockDataFolder(dataDir)).toThrow(DataFolderError)
    expect(() => lockDataFolder(dataDir)).toThrow('delete it and start again')
  })

  test('is free after its release', () => {
    lockDataFolder(dataDir)()
    lockDataFolder(dataDir)()
  })
})

/** Starts a process that locks the folder and collects its garbage, so that only the lock itself can keep it held. */
async function anotherProcessThatLocks(): Promise<ChildProcess> {
  const lockModule = fileURLToPath(new URL('./lock.ts', import.meta.url))
  const code = `import { lockDataFolder } from ${JSON.stringify(lockModule)}
    lockDataFolder(process.argv[1])
    setImmediate(() => {
      gc()
      console.log('locked')
    })
    setInterval(() => {}, 1000)`
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      './api/kernel/platform/module-loading.ts',
      '--input-type=module-typescript',
      '-e',
      code,
      dataDir,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => Promise.reject(new Error('no lock')))])
  return child
}
