import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { writeFirstPages } from './first-pages.ts'
import { packClient } from './pack-client.ts'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|map)$/

/** Builds dist/web: the web app, and the client package for its docs. */
export async function bundleWeb(root: string): Promise<void> {
  console.error('Building the web app …')
  const started = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'plink-bundle-'))
  const client = join(folder, 'plink-client.tgz')
  // Vite empties the folder first, so the package is moved into it afterwards.
  await Promise.all([bundleWithVite(root), packClient(root, client)])
  await cp(client, join(root, 'dist/web/docs/plink-client.tgz'))
  await rm(folder, { recursive: true })
  await writeFirstPages(root)
  writeCompressedCopies(join(root, 'dist/web'))
  console.error(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function bundleWithVite(root: string): Promise<void> {
  // On a busy machine, vite warns that its plugins are slow.
  const rolldownOptions = { checks: { bundlerTimings: false } }
  await build({ configFile: `${root}/vite.config.ts`, logLevel: 'warn', build: { rolldownOptions } })
}

/** Writes a copy of each file in Brotli and in gzip beside it. */
export function writeCompressedCopies(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue
    const path = join(folder, name)
    const content = readFileSync(path)
    // Quality 11 gains 3 % more and takes ten times as long.
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
