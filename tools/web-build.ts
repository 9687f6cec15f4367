import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildPrerender, writeFirstPages } from './first-pages.ts'
import { packClient } from './pack-client.ts'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|map)$/

/** Builds dist/web: the web app, the client package for its docs, and the form where cards are entered. */
export async function bundleWeb(root: string): Promise<void> {
  console.error('Building the web app …')
  const started = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'plink-bundle-'))
  const client = join(folder, 'plink-client.tgz')
  // Vite empties the folder first, so the package is moved into it afterwards.
  await Promise.all([bundleWithVite(root), packClient(root, client)])
  await cp(client, join(root, 'dist/web/docs/plink-client.tgz'))
  await rm(folder, { recursive: true })
  await copyCardForm(root)
  writeCompressedCopies(join(root, 'dist/web'))
  // The server compresses these itself, because it writes its own address into them.
  await writeFirstPages(join(root, 'dist/web'), await buildPrerender(root))
  console.error(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function bundleWithVite(root: string): Promise<void> {
  // On a busy machine, vite warns that its plugins are slow.
  const rolldownOptions = { checks: { bundlerTimings: false } }
  await build({ configFile: `${root}/vite.config.ts`, logLevel: 'warn', build: { rolldownOptions } })
}

/** The form of the card provider, under its version, so that browsers may keep it. */
async function copyCardForm(root: string): Promise<void> {
  const source = join(root, 'node_modules/moyasar-payment-form')
  const { version }: { version: string } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const target = join(root, 'dist/web/card-form', `moyasar-${version}`)
  await cp(join(source, 'dist/moyasar.umd.js'), `${target}.js`)
  await cp(join(source, 'dist/moyasar.css'), `${target}.css`)
}

/** Writes a copy of each file in Brotli, in its highest quality, and in gzip beside it. */
export function writeCompressedCopies(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue
    const path = join(folder, name)
    const content = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
