// While the image is built: starts the server and each command, so that the compile cache of `NODE_COMPILE_CACHE` has their modules.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PORT = '3999'
const SERVER = 'dist/server/main.js'
const COMMANDS = ['migrate', 'check-ledger', 'admin']

const DATA_DIR = mkdtempSync(join(tmpdir(), 'plink-cache-'))
const start = (program: string) =>
  spawn(process.execPath, [program], {
    env: { ...process.env, DATA_DIR, PORT },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const server = start(SERVER)
const exited = once(server, 'exit')
const isReady = () =>
  fetch(`http://127.0.0.1:${PORT}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) {
  if (server.exitCode !== null)
    throw new Error(`The server ended with ${server.exitCode} while the compile cache was filled.`)
  await new Promise(resolve => setTimeout(resolve, 100))
}
// Node writes the cache when a process ends by itself.
server.kill('SIGTERM')
await exited
for (const command of COMMANDS) await once(start(`dist/server/${command}.js`), 'exit')

const [folder] = readdirSync(process.env.NODE_COMPILE_CACHE ?? '')
if (!folder) throw new Error('The server has written no compile cache.')
