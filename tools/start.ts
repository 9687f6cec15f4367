// `npm start`: builds dist/web if it is missing or out of date, then starts the server. The check runs in the server's own process, because
// another process would take a tenth of a second. The build runs in another process, because vite would stay in memory.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isFresh } from './web-build.ts'

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** A production install cannot build. It serves the build that was copied to it. */
const canBuild = existsSync(pathOf('../node_modules/vite'))

if (canBuild && !isFresh(pathOf('..'))) {
  const { status } = spawnSync(process.execPath, [pathOf('build.ts')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
if (!existsSync(pathOf('../dist/web/index.html'))) {
  console.error('The web app is not built. Run `npm ci && npm run build` and copy the folder dist here.')
  process.exit(1)
}
await import('../api/main.ts')
