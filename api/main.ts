import { fileURLToPath } from 'node:url'
import { nodeProblem } from './kernel/platform/node-version.ts'

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
// An older Node could not even link what this module imports.
const { run } = await import('./run/server/run.ts')
await run({ program: fileURLToPath(import.meta.url) })
