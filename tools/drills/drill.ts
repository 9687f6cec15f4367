// `npm run drill <name>`, some with an argument: an operator's emergency, rehearsed on this machine with real processes. Prints figures; exits with 1 if something is lost.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ENDING = '.drill.ts'
const drills = globSync(`tools/drills/*${ENDING}`, { cwd: root }).map(path => basename(path, ENDING))
const [name = '', argument] = process.argv.slice(2)

if (!drills.includes(name)) {
  console.error(`npm run drill <name>. The drills are ${drills.sort().join(', ')}.`)
  process.exit(1)
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run', `${name}${ENDING}`, '--project=drills']
const env = { ...process.env, TEST_DB: 'postgres', ...(argument && { DRILL_ARGUMENT: argument }) }
const { status } = spawnSync(process.execPath, [...vitest, '--disableConsoleIntercept=true'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
