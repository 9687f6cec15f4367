import { readEnv } from '#api/env.ts'
import { lockDatabase } from '#api/kernel/db/pglite/lock.ts'
import { openSealedDatabase } from '#api/kernel/db/sealed/open-sealed-database.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { ACCESS, type Access } from '#api/staff/end-access.ts'
import { parseCommand, UsageError } from './parse-command.ts'

const USAGE = `Ends what a restored backup lets in again, because it was ended after the backup.

  npm run end-access -- <what> …

  sessions   Signs everybody out: customers, sign-ups and staff.
  keys       Revokes all API keys.
  webhooks   Disables all webhook endpoints. Their owners can enable them.
  members    Removes all members of teams but whoever opened the business, and ends open invitations.
  --help     Shows this text.

What is ended has to be made again by the businesses: tell them first.`

const isAccess = (name: string): name is Access => Object.hasOwn(ACCESS, name)

/** On Postgres, servers may be running. The embedded database must not be in use. */
async function run(): Promise<void> {
  const { values, positionals } = parseCommand(process.argv.slice(2), { help: { type: 'boolean' } })
  if (values.help) return console.log(USAGE)
  if (positionals.length === 0) throw new UsageError('Name what to end.')
  const unknown = positionals.find(name => !isAccess(name))
  if (unknown) throw new UsageError(`There is no ${unknown} to end.`)
  const env = readEnv(process.env)
  const releaseLock = lockDatabase(env)
  const { db, close } = (await openSealedDatabase(env)).database
  try {
    for (const name of new Set(positionals.filter(isAccess))) {
      console.log(`${name}: ${await ACCESS[name](db, new Date())} ended`)
    }
  } finally {
    await close()
    releaseLock()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : explainStartupError(error))
  process.exitCode = 1
}
