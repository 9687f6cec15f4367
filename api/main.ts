// Must be loaded before any other module. Therefore the imports below are dynamic.
import './kernel/platform/module-loading.ts'
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'

try {
  const { readEnv } = await import('./env.ts')
  const env = readEnv(process.env)
  if (env.workers > 1 && cluster.isPrimary) {
    const { superviseWorkers } = await import('./run/server/workers.ts')
    await superviseWorkers(env, fileURLToPath(import.meta.url))
  } else {
    const { start } = await import('./run/server/start.ts')
    await start(env)
  }
} catch (error) {
  const { explainStartupError } = await import('./run/server/startup-errors.ts')
  console.error(explainStartupError(error))
  process.exit(1)
}
