import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything else is loaded: later starts skip compiling and stripping types.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/plink', import.meta.url)))
const { start } = await import('./start.ts')
const { explain } = await import('./explain.ts')

try {
  await start()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
