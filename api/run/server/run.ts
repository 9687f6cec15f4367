// This module must be loaded before any other one, so the imports below are dynamic.
import '#api/kernel/platform/module-loading.ts'
import cluster from 'node:cluster'
import { onHangUp } from './hang-up.ts'

interface RunOptions {
  /** The module that each of several workers runs. */
  program: string
  /** Resolves when the web app is complete. Undefined if it is already complete. */
  webApp?: Promise<void>
}

export type Run = (options: RunOptions) => Promise<void>

/** Runs the server with the settings of the environment. Ends the process if it cannot start. */
export const run: Run = async ({ program, webApp = Promise.resolve() }) => {
  // A reload during the start has nothing to reload.
  onHangUp({ reload: () => {}, terminalClosed: () => process.exit(1) })
  try {
    const { readEnv } = await import('#api/env.ts')
    const env = readEnv(process.env)
    if (env.workers > 1 && cluster.isPrimary) {
      const { superviseWorkers } = await import('./workers.ts')
      await webApp
      await superviseWorkers(env, program)
    } else {
      const { start } = await import('./start.ts')
      await start(env, webApp)
    }
  } catch (error) {
    const { explainStartupError } = await import('./startup-errors.ts')
    console.error(explainStartupError(error))
    process.exit(1)
  }
}
