// For the browser journeys: the app of `npm run dev:mock`, but bundled once. Vite's dev server transforms hundreds of modules one by one,
// which takes longer than the tests of the screens. NODE_ENV=development keeps React's warnings.
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { freePort } from '../free-port.ts'
import { serveContract } from './serve-contract.ts'
import { mockPlugin } from './vite-plugin.ts'

const root = fileURLToPath(new URL('../../web', import.meta.url))
const outDir = await mkdtemp(join(tmpdir(), 'plink-mock-'))
const mockPort = await freePort()

process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))
process.on('SIGTERM', () => process.exit())

const bundle = () =>
  build({
    configFile: false,
    root,
    mode: 'development',
    logLevel: 'error',
    plugins: [react(), tailwindcss(), mockPlugin()],
    build: { outDir, emptyOutDir: true, minify: false, cssMinify: false, reportCompressedSize: false },
  })
await Promise.all([bundle(), serveContract(mockPort, () => {})])
await preview({
  configFile: false,
  root,
  build: { outDir },
  preview: {
    port: Number(process.env.PORT),
    strictPort: true,
    proxy: { '^/api/(v1|admin|sandbox)/': `http://127.0.0.1:${mockPort}` },
  },
})
console.info(`The bundle of the mock is served on http://localhost:${process.env.PORT}`)
