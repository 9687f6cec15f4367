import type { Env } from '#api/env.ts'
import type { Log } from '#api/kernel/platform/log.ts'

/** Logs what an operator should look at before the server opens the database. */
export function logWarnings(log: Log, { warnings }: Pick<Env, 'warnings'>): void {
  for (const warning of warnings) log.warn(`${warning}${warning.endsWith('?') ? '' : '.'}`)
}
