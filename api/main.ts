// Must be loaded before any other module. Therefore the imports below are dynamic.
import './kernel/platform/module-loading.ts'

const { start } = await import('./run/server/start.ts')

try {
  await start()
} catch (error) {
  const { explainStartupError } = await import('./run/server/startup-errors.ts')
  console.error(explainStartupError(error))
  process.exit(1)
}
