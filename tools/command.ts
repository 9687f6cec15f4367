// `npm run post`, `npm run backup` and so on run an operator's command from the server's build. The server is built first if it is out of date.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build/ensure-built.ts'
import { SERVER } from './build/product-build.ts'

const [node = '', , name, ...args] = process.argv
const program = new URL(`../dist/server/${name}.js`, import.meta.url)
await ensureBuilt(SERVER)
process.argv = [node, fileURLToPath(program), ...args]
await import(program.href)
