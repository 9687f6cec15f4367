import { expect, test } from 'vitest'
import { runDay } from './schedule-days.ts'

test.each([
  ['monthly', '2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
  ['weekly', '2026-12-28', ['2026-12-28', '2027-01-04']],
  ['once', '2026-02-01', ['2026-02-01', undefined]],
] as const)('%s from %s', (repeats, startsOn, days) => {
  expect(days.map((_, number) => runDay({ startsOn, repeats }, number))).toEqual(days)
})
