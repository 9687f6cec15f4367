// Runs before a command that needs the packages of the development. It is JavaScript, because without them Node may be too old for TypeScript.
import { existsSync } from 'node:fs'

if (!existsSync(new URL('../node_modules/hono', import.meta.url))) {
  console.error('The packages are not installed. Run `npm ci`, then start this command again.')
  process.exit(1)
}
