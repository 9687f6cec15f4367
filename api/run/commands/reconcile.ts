import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { ERRORS } from '#api/contract/generated/errors.ts'
import { readEnv } from '#api/env.ts'
import { OUR_TIME } from '#api/kernel/db/account-time.ts'
import { lockDatabase } from '#api/kernel/db/pglite/lock.ts'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { openSealedDatabase } from '#api/kernel/db/sealed/open-sealed-database.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { importFile, type ReconciliationDeps } from '#api/money/reconciliation/import-file.ts'
import { sandboxTime } from '#api/outside/sandbox/account-time.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'
import { parseCommand, UsageError } from './parse-command.ts'

const USAGE = `Imports daily files of the bank (CAMT.053) and of the card provider (CSV), and compares them with the books.

  npm run reconcile -- <file> …

  --help       Shows this text.

A file that was imported before is left alone. Ends with 1 if a file is refused.`

/** On Postgres, servers may be running. The embedded database must not be in use. */
async function run(): Promise<void> {
  const { values, positionals: files } = parseCommand(process.argv.slice(2), { help: { type: 'boolean' } })
  if (values.help) return console.log(USAGE)
  if (files.length === 0) throw new UsageError('Name at least one file.')
  const contents = files.map(name => ({ name, content: readFileSync(name, 'utf8') }))
  const env = readEnv(process.env)
  const releaseLock = lockDatabase(env)
  const { db, close } = (await openSealedDatabase(env)).database
  const { mode, safeguardingIban } = env
  const clock = () => new Date()
  try {
    const deps = { db, clock, safeguardingIban, accountTime: mode === 'sandbox' ? sandboxTime : OUR_TIME }
    for (const { name, content } of contents) await importOne(deps, name, content)
  } finally {
    await close()
    releaseLock()
  }
}

async function importOne(deps: ReconciliationDeps, name: string, content: string): Promise<void> {
  try {
    const { source, day, lineCount } = await importFile(deps, content, { importedVia: 'command' })
    const isOpen = eq(reconciliationDifferences.state, 'open')
    const open = await deps.db.$count(
      reconciliationDifferences,
      and(isOpen, eq(reconciliationDifferences.source, source)),
    )
    console.log(`${name}: ${source} ${day}, ${lineCount} lines. Open differences of this source: ${open}`)
  } catch (error) {
    if (!(error instanceof PlinkError)) throw error
    if (error.code === 'RECONCILIATION_FILE_EXISTS') return console.log(`${name}: imported before`)
    const { reason, fields, cell } = error.details
    const details = [reason, fields?.content, cell && `column ${cell.column}`].filter(Boolean).join(', ')
    console.error(`${name}: ${ERRORS[error.code].message} (${error.code}${details && `: ${details}`})`)
    process.exitCode = 1
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : explainStartupError(error))
  process.exitCode = 1
}
