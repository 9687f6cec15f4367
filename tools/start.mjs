// An older Node cannot read TypeScript, so it is told which one is needed before it comes to that.
import '../api/kernel/platform/require-node.mjs'

await import('./start.ts')
