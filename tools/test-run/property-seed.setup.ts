import fc from 'fast-check'
import { SEED } from '#api/testing/property-runs.ts'

// The tests of `domain` import nothing from `api`, so they get the seed here.
fc.configureGlobal({ seed: SEED })
