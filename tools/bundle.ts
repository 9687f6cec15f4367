import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packClient } from './pack-client.ts'

/** Builds dist/web: the web app, and the client package for its docs. */
export async function bundle(root: string): Promise<void> {
  console.error('Building the web app …')
  const started = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'plink-bundle-'))
  const client = join(folder, 'plink-client.tgz')
  // Vite empties the folder first, so the package is moved into it afterwards.
  await Promise.all([bundleWithVite(root), packClient(root, client)])
  await cp(client, join(root, 'dist/web/docs/plink-client.tgz'))
  await rm(folder, { recursive: true })
  const { writeFirstPages } = await import('./first-pages.ts')
  await writeFirstPages(root)
  console.error(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Loads vite only for a build, because loading it takes longer than the check for changes. */
async function bundleWithVite(root: string): Promise<void> {
  const { build } = await import('vite')
  // On a busy machine, vite warns that its plugins are slow.
  const rolldownOptions = { checks: { bundlerTimings: false } }
  await build({ configFile: `${root}/vite.config.ts`, logLevel: 'warn', build: { rolldownOptions } })
}
