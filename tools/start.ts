// `npm start`: builds what is missing or out of date, and starts the server. The check runs in the server's own process, because another
// process would take a tenth of a second. Builds run in other processes, because vite would stay in memory: the one of the web app beside
// the server, which prepares its database meanwhile.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Run } from '#api/run/server/run.ts'
import { isBuilt, isFresh, type Part, SERVER, WEB } from './product-build.ts'

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const root = pathOf('..')

/** A production install cannot build. It runs the build that was copied to it. */
const canBuild = existsSync(pathOf('../node_modules/vite'))
if (!canBuild && ![WEB, SERVER].every(part => isBuilt(root, part))) {
  console.error('The product is not built. Run `npm ci && npm run build` and copy the folder dist here.')
  process.exit(1)
}

/** The build says itself why it fails. Then this process ends, too. */
async function buildIfStale(part: Part): Promise<void> {
  if (!canBuild || isFresh(root, part)) return
  const build = spawn(process.execPath, [pathOf('build.ts'), '--stale', part.name], { stdio: 'inherit' })
  // A server that cannot start needs no web app.
  process.once('exit', () => build.kill())
  const [code]: (number | null)[] = await once(build, 'exit')
  if (code !== 0) process.exit(code ?? 1)
}

const webApp = buildIfStale(WEB)
await buildIfStale(SERVER)
const { run }: { run: Run } = await import(new URL('../dist/server/run.js', import.meta.url).href)
await run({ program: pathOf('../dist/server/main.js'), webApp })
