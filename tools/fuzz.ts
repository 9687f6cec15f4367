import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** Runs the contract's fuzz test with another number of requests and another seed than `npm test`. */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '2026' } },
})
const env = { ...process.env, FUZZ_REQUESTS: values.requests, TEST_SEED: values.seed }
const command = ['vitest', 'run', '--project', 'contract', 'contract-tests/bad-input/fuzz.test.ts']
process.exitCode = spawnSync('npx', command, { env, stdio: 'inherit' }).status ?? 1
