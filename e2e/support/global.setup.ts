import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDataFolder } from '#api/testing/database/data-folder.ts'
import { buildIfStale, SERVER, WEB } from '../../tools/build/product-build.ts'
import { bundleServer } from '../../tools/build/server-build.ts'
import { bundleWeb } from '../../tools/build/web-build.ts'
import { installedChromium } from '../../tools/chromium.ts'
import { setRunFolder } from './plink.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs once before all journeys. Builds the product, which the journeys use, and fills the data folder that each of them copies. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default async function setUp(): Promise<() => Promise<void>> {
  console.info(`Browser: ${installedChromium() ?? "Playwright's own"}`)
  const folder = await mkdtemp(join(tmpdir(), 'plink-e2e-'))
  const { seeded } = setRunFolder(folder)
  // Whoever ends a stuck run, a person or a program, sends this signal. Playwright leaves it to Node.
  process.once('SIGTERM', () => {
    remove(folder)
    process.exit(143)
  })
  await Promise.all([
    buildIfStale(root, WEB, bundleWeb),
    buildIfStale(root, SERVER, bundleServer),
    createDataFolder(seeded),
  ])
  return async () => remove(folder)
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
