import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Runs once before all tests that read the product's build. It does nothing after `npm run build`. */
export async function setup(): Promise<void> {
  // The build has its own process, because Vitest's NODE_ENV would become that of the product.
  const { NODE_ENV: _ofTests, ...env } = process.env
  await promisify(execFile)(process.execPath, ['tools/build/build.ts', '--stale'], { cwd: ROOT, env })
}
