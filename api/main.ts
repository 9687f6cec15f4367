// Before anything else is loaded, hence the dynamic imports below.
import './platform/module-loading.ts'

const { start } = await import('./server/start.ts')

try {
  await start()
} catch (error) {
  const { explainStartupError } = await import('./server/startup-errors.ts')
  console.error(explainStartupError(error))
  process.exit(1)
}
