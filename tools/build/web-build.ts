import { readdirSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { COMPRESSIBLE } from '#api/http/static/static-file.ts'
import { buildPrerender, writeFirstPages } from './first-pages.ts'
import { packClient } from './pack-client.ts'
import { type Bundle, buildIfStale, CLIENT } from './product-build.ts'

/** The size in bytes above which the highest quality of Brotli takes ten seconds to save a tenth. */
const LARGE = 1_000_000

/** Builds the web app, with the client package for its docs and the form where cards are entered. The server compresses it. */
export const bundleWeb: Bundle = (root, folder) => bundle(root, folder, async () => {})

/** Builds the web app with compressed copies, which are smaller than those of the server. */
export const bundleCompressedWeb: Bundle = (root, folder) => bundle(root, folder, writeCompressedCopies)

async function bundle(root: string, folder: string, compress: (folder: string) => Promise<void>): Promise<void> {
  const [prerender] = await Promise.all([
    buildPrerender(root),
    bundleWithVite(root, folder),
    buildIfStale(root, CLIENT, bundleClient),
  ])
  // Vite empties the folder first, so the copy comes after its build.
  await cp(join(root, 'dist/client', CLIENT.entry), join(folder, 'docs', CLIENT.entry))
  await copyCardForm(root, folder)
  console.error('Writing the pages …')
  // The server compresses the pages itself, because it writes its own address into them.
  await Promise.all([compress(folder), writeFirstPages(folder, prerender)])
}

const bundleClient: Bundle = (root, folder) => packClient(root, join(folder, CLIENT.entry))

async function bundleWithVite(root: string, outDir: string): Promise<void> {
  // On a busy machine, vite warns that its plugins are slow.
  const rolldownOptions = { checks: { bundlerTimings: false } }
  const options = { outDir, emptyOutDir: true, rolldownOptions }
  await build({ configFile: `${root}/vite.config.ts`, logLevel: 'warn', build: options })
}

/** Copies the form of the card provider under its version, so that browsers may cache it. */
async function copyCardForm(root: string, folder: string): Promise<void> {
  const source = join(root, 'node_modules/moyasar-payment-form')
  const { version }: { version: string } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  const target = join(folder, 'card-form', `moyasar-${version}`)
  await cp(join(source, 'dist/moyasar.umd.js'), `${target}.js`)
  await cp(join(source, 'dist/moyasar.css'), `${target}.css`)
}

/** Writes a copy in Brotli and one in gzip beside each existing file. Node compresses in other threads. */
export async function writeCompressedCopies(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => COMPRESSIBLE.test(name))
  await Promise.all(names.map(name => writeCopiesOf(join(folder, name))))
}

async function writeCopiesOf(path: string): Promise<void> {
  const content = await readFile(path)
  const quality = content.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gzipped)])
}
