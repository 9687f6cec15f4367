// `npm run dev:mock` runs the web app on vite with a mock of the contract, without a server or a database.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { freePort } from '#api/dev/free-port.ts'
import { serveContract } from './mock/serve-contract.ts'
import { mockPlugin } from './mock/vite-plugin.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const mockPort = await freePort()
process.env.API_URL = `http://127.0.0.1:${mockPort}`
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())

const web = await createServer({
  configFile: `${root}/vite.config.ts`,
  // The cache is separate, because vite would discard the cache of the other mode.
  cacheDir: `${root}/node_modules/.vite-mock`,
  plugins: [mockPlugin()],
  clearScreen: false,
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: process.env.PORT !== undefined,
    // Tests switch it off, so that the app does not change during a test.
    ...(process.env.HMR === 'off' && { hmr: false }),
  },
})
try {
  await Promise.all([serveContract(mockPort, console.info), web.listen()])
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exit(1)
}
web.printUrls()
console.info('  Alt+Shift+M opens the scenario picker; /gallery shows every state of every screen.')
