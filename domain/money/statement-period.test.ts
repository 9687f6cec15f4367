import { expect, test } from 'vitest'
import { periodProblem } from './statement-period.ts'

const BOUNDS = { openedOn: '2024-11-17', today: '2026-01-05' }

test.each([
  ['2026-01-05', '2026-01-05', undefined],
  ['2024-11-01', '2024-11-30', undefined],
  ['2025-01-05', '2026-01-05', undefined],
  ['2025-01-04', '2026-01-05', 'too_long'],
  ['2026-01-05', '2026-01-04', 'order'],
  ['2026-01-01', '2026-01-06', 'future'],
  ['2024-10-31', '2024-11-30', 'before_opening'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(periodProblem(from, to, BOUNDS)).toBe(problem)
})
