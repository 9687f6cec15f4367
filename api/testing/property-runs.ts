import { randomInt } from 'node:crypto'
import { IS_GATE } from './gate.ts'

const SEED_OF_GATE = 2026
const MAX_SEED = 2 ** 31 - 1

/**
 * The seed of the random values. It is always the same in `npm test`, and another one in each process of `npm run test:all`. A test that uses
 * random values prints it, and `TEST_SEED` repeats it.
 */
export const SEED = Number(process.env.TEST_SEED ?? (IS_GATE ? SEED_OF_GATE : randomInt(MAX_SEED)))

/** Returns the number of runs of a property in `npm test` and in `npm run test:all`, and the seed. */
export const propertyRuns = ({ gate, all }: { gate: number; all: number }): { numRuns: number; seed: number } => ({
  numRuns: IS_GATE ? gate : all,
  seed: SEED,
})
