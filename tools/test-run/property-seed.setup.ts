import fc from 'fast-check'
import { SEED } from '#api/testing/property-runs.ts'

// For the tests of `domain`, which import nothing of the other side.
fc.configureGlobal({ seed: SEED })
