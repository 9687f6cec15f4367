import { fileURLToPath } from 'node:url'
import { run } from './run/server/run.ts'

await run({ program: fileURLToPath(import.meta.url) })
