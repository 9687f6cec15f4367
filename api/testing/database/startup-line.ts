import { readEnv } from '#api/env.ts'
import { openDatabase } from '#api/kernel/db/open-database.ts'
import { explainStartupError } from '#api/run/server/startup-errors.ts'

/** Returns what an operator reads when a server or a command cannot open the database with these settings. */
export async function startupLine(settings: Record<string, string>): Promise<string> {
  const opened = openDatabase(readEnv(settings)).then(({ close }) => close())
  return opened.then(() => 'opened', explainStartupError)
}
