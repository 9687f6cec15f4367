import { existsSync } from 'node:fs'
import { copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Env, readEnv } from '#api/env.ts'
import { openDatabase } from '#api/kernel/db/open-database.ts'
import { openBackup, writeBackup } from '#api/kernel/db/pglite/backup.ts'
import { DataFolderInUse, lockDatabase } from '#api/kernel/db/pglite/lock.ts'
import { IN_MEMORY } from '#api/kernel/db/pglite/pglite.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { backupFiles } from '#api/run/server/serve-backups.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { parseCommand, UsageError } from './parse-command.ts'

const USAGE = 'Usage: npm run backup -- <file>, which must not exist. The server may run.'
const PICKED_UP_SECONDS = 30
const LOOK_MILLISECONDS = 100

/** `npm run backup -- <file>`: writes the embedded database into a file, also while the server runs, and opens the file to check its ledger. */
async function backup(args: string[]): Promise<void> {
  const { positionals } = parseCommand(args, {})
  const [path] = positionals
  if (!path || positionals.length > 1) throw new UsageError(USAGE)
  const file = resolve(path)
  if (existsSync(file)) throw new UsageError(`${file} exists already. Choose another name.`)
  const env = readEnv(process.env)
  if (env.databaseUrl || env.dataDir === IN_MEMORY)
    throw new UsageError(
      'This is for the embedded database. Back Postgres up with its own tools: see docs/operations.md.',
    )
  await writeTo(env, file)
  await verify(file)
  const { size } = await stat(file)
  console.log(`${file}: ${(size / 1_000_000).toFixed(1)} MB. It can be opened, and its ledger agrees.`)
}

async function writeTo(env: Env, file: string): Promise<void> {
  try {
    const releaseLock = lockDatabase(env)
    const database = await openDatabase(env)
    await writeBackup(database, file).finally(() => database.close().then(releaseLock))
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    await askServer(env.dataDir, file)
  }
}

/** Asks the server that holds the folder to write the archive. */
async function askServer(dataDir: string, file: string): Promise<void> {
  const { request, archive, failure } = backupFiles(dataDir)
  await writeFile(request, '', { flag: 'wx' }).catch(() => {
    throw new UsageError(`Another backup is under way. If none is, remove ${request}.`)
  })
  await Promise.all([rm(archive, { force: true }), rm(failure, { force: true })])
  for (let waited = 0; existsSync(request); waited += LOOK_MILLISECONDS) {
    if (waited > PICKED_UP_SECONDS * 1000) {
      await rm(request, { force: true })
      throw new Error('The process that has the data folder does not respond. Is it a server of this version?')
    }
    await sleep(LOOK_MILLISECONDS)
  }
  while (!existsSync(archive)) {
    if (existsSync(failure))
      throw new Error(`The server could not write the backup: ${await readFile(failure, 'utf8')}`)
    await sleep(LOOK_MILLISECONDS)
  }
  await copyFile(archive, file)
  await rm(archive)
}

async function verify(file: string): Promise<void> {
  const database = await openBackup(file)
  try {
    const { differences } = await checkLedger(database.db)
    if (differences.length > 0) throw new Error(`The ledger in ${file} does not agree:\n${differences.join('\n')}`)
  } finally {
    await database.close()
  }
}

try {
  await backup(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof UsageError ? error.message : explainStartupError(error))
  process.exitCode = 1
}
