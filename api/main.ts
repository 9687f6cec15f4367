import './kernel/platform/require-node.mjs'
import { fileURLToPath } from 'node:url'

// An older Node could not even link what this module imports.
const { run } = await import('./run/server/run.ts')
await run({ program: fileURLToPath(import.meta.url) })
