// `npm start` builds what is missing or out of date, and starts the server. The web app is built in parallel, while the server prepares its
// database.
import { fileURLToPath } from 'node:url'
import type { Run } from '#api/run/server/run.ts'
import { ensureBuilt } from './build/ensure-built.ts'
import { SERVER, WEB } from './build/product-build.ts'

const webApp = ensureBuilt(WEB)
await ensureBuilt(SERVER)
const program = new URL('../dist/server/main.js', import.meta.url)
const { run }: { run: Run } = await import(new URL('run.js', program).href)
await run({ program: fileURLToPath(program), webApp })
