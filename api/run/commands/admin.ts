import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { readEnv } from '#api/env.ts'
import { lockDatabase } from '#api/kernel/db/pglite/lock.ts'
import { openSealedDatabase } from '#api/kernel/db/sealed/open-sealed-database.ts'
import { argon2Hasher } from '#api/kernel/platform/password-hasher.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { AdminAccountError } from '#api/staff/admins.ts'
import { readArguments, USAGE } from './admin-arguments.ts'
import { UsageError } from './parse-command.ts'
import { runAdminCommand } from './run-admin-command.ts'

/** `npm run admin`: manages the accounts of administrators. On Postgres, servers may be running. The embedded database must not be in use. */
async function run(): Promise<void> {
  const command = readArguments(process.argv.slice(2))
  if (!command) {
    console.log(USAGE)
    return
  }
  const password = command.verb === 'create' || command.verb === 'password' ? await readPassword('Password: ') : ''
  const env = readEnv(process.env)
  const releaseLock = lockDatabase(env)
  const { database, secretKeys } = await openSealedDatabase(env)
  const { db, close } = database
  try {
    const secretKey = secretKeys.current
    const deps = { db, clock: () => new Date(), passwords: argon2Hasher(), secretKey }
    console.log(await runAdminCommand(deps, command, password))
  } finally {
    await close()
    releaseLock()
  }
}

function errorMessage(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`
  return error instanceof AdminAccountError ? error.message : explainStartupError(error)
}

try {
  await run()
} catch (error) {
  console.error(errorMessage(error))
  process.exitCode = 1
}

/** Reads a password from the terminal without echo, or from the first line of piped input. */
async function readPassword(question: string): Promise<string> {
  const { stdin, stderr } = process
  if (stdin.isTTY) stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: Boolean(stdin.isTTY) })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (stdin.isTTY) stderr.write('\n')
  }
}
