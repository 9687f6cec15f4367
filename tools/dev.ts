// `npm run dev` runs the API, which restarts when its files change, with vite in front of it.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = process.env.PORT ?? '3000'
process.env.API_URL ??= `http://localhost:${port}`

const web = await createServer({ configFile: `${root}/vite.config.ts` })
await web.listen()
const PUBLIC_URL = process.env.PUBLIC_URL ?? web.resolvedUrls?.local[0] ?? process.env.API_URL
const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'api/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { LISTEN_ADDRESS: 'localhost', ...process.env, PUBLIC_URL, PORT: port, DRAIN_DELAY_SECONDS: '0' },
})
web.printUrls()

api.on('exit', code => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => api.kill(signal))
