import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isBuilt, isFresh, type Part } from './product-build.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A production install cannot build. It runs the build that was copied to it. */
const canBuild = existsSync(`${root}/node_modules/vite`)

/**
 * Builds the part if it is missing or out of date, or ends the process with the reason. The check runs in this process, because another one would
 * take a tenth of a second. The build runs in another one, because vite would stay in memory.
 */
export async function ensureBuilt(part: Part): Promise<void> {
  if (!canBuild && !isBuilt(root, part)) {
    console.error('The product is not built. Run `npm ci && npm run build` and copy the folder dist here.')
    process.exit(1)
  }
  if (!canBuild || isFresh(root, part)) return
  const build = spawn(process.execPath, [`${root}/tools/build/build.ts`, '--stale', part.name], { stdio: 'inherit' })
  // A server that cannot start does not need the web app.
  process.once('exit', () => build.kill())
  const [code]: (number | null)[] = await once(build, 'exit')
  // The build has already printed why it failed.
  if (code !== 0) process.exit(code ?? 1)
}
