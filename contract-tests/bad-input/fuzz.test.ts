import { expect, test } from 'vitest'
import { SEED } from '#api/testing/property-runs.ts'
import { operations } from '../contract.ts'
import { fuzz } from './fuzz.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000)
const TIMEOUT = 60_000 + REQUESTS * 200

test(`${REQUESTS} random requests, seed ${SEED}, get only responses of the contract`, {
  timeout: TIMEOUT,
}, async () => {
  const { outcomes, simulated, findings } = await fuzz({ requests: REQUESTS, seed: SEED })
  const names = [...outcomes.keys()]
  const called = new Set(names.map(name => name.split(' ')[0]))
  const successes = names.filter(name => /^\w+ 2\d\d$/.test(name))
  if (process.env.FUZZ_REQUESTS !== undefined) {
    console.info({ operations: called.size, outcomes: names.length, successes: successes.length, simulated })
  }
  expect(findings).toEqual([])
  // Otherwise too few requests would be accepted to find anything.
  expect(called.size).toBe(operations.length)
  expect(successes.length).toBeGreaterThan(operations.length / 4)
})
