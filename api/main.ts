// Before anything else is loaded, hence the dynamic imports below.
import './fast-imports.ts'

const { start } = await import('./start.ts')

try {
  await start()
} catch (error) {
  const { explain } = await import('./explain.ts')
  console.error(explain(error))
  process.exit(1)
}
