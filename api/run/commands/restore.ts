import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readEnv } from '#api/env.ts'
import { restoreBackup } from '#api/kernel/db/pglite/backup.ts'
import { lockDatabase } from '#api/kernel/db/pglite/lock.ts'
import { IN_MEMORY } from '#api/kernel/db/pglite/pglite.ts'
import { checkLedger } from '#api/money/ledger/check-ledger.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { parseCommand, UsageError } from './parse-command.ts'

const USAGE = 'Usage: npm run restore -- <file of npm run backup>. The server must be stopped.'

/** `npm run restore -- <file>`: restores a backup as the embedded database of `DATA_DIR`, which must have none, if its ledger agrees. */
async function restore(args: string[]): Promise<void> {
  const { positionals } = parseCommand(args, {})
  const [path] = positionals
  if (!path || positionals.length > 1) throw new UsageError(USAGE)
  const file = resolve(path)
  if (!existsSync(file)) throw new UsageError(`There is no ${file}.`)
  const env = readEnv(process.env)
  if (env.databaseUrl || env.dataDir === IN_MEMORY) throw new UsageError('This is for the embedded database.')
  const releaseLock = lockDatabase(env)
  const folder = join(resolve(env.dataDir), 'db')
  if (existsSync(folder)) throw new UsageError(`${folder} has a database. Move it away first: nothing is overwritten.`)
  await restoreBackup(file, env.dataDir, async ({ db }) => {
    const { differences } = await checkLedger(db)
    if (differences.length > 0) throw new Error(`The ledger in ${file} does not agree:\n${differences.join('\n')}`)
  })
  releaseLock()
  console.log(`${folder} is restored. The ledger agrees. Start the server: npm start`)
}

try {
  await restore(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof UsageError ? error.message : explainStartupError(error))
  process.exitCode = 1
}
