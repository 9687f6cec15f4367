// `npm start`: builds what is missing or out of date, then starts the server. The check runs in the server's own process, because
// another process would take a tenth of a second. The build runs in another process, because vite would stay in memory.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isBuilt, isFresh, SERVER, WEB } from './product-build.ts'

const PARTS = [WEB, SERVER]
const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const root = pathOf('..')

/** A production install cannot build. It runs the build that was copied to it. */
const canBuild = existsSync(pathOf('../node_modules/vite'))

if (canBuild && !PARTS.every(part => isFresh(root, part))) {
  const { status } = spawnSync(process.execPath, [pathOf('build.ts'), '--stale'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
if (!PARTS.every(part => isBuilt(root, part))) {
  console.error('The product is not built. Run `npm ci && npm run build` and copy the folder dist here.')
  process.exit(1)
}
await import(new URL('../dist/server/main.js', import.meta.url).href)
