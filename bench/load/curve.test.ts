import { expect, test } from 'vitest'
import type { Sample } from './caller.ts'
import { isCarried, kneeOf, reasonsOf, stepOf } from './curve.ts'

const sample = (milliseconds: number, result: Sample['result'] = 'served', why = '200'): Sample => ({
  group: 'in session',
  result,
  milliseconds,
  why,
})
const hundred = (milliseconds: number) => Array.from({ length: 100 }, () => sample(milliseconds))

test('a step has the quantiles of what was served, and counts the rest', () => {
  const samples = [...Array.from({ length: 100 }, (_, index) => sample(index + 1)), sample(9000, 'failed')]
  expect(stepOf(5, samples)).toEqual({
    journeysPerSecond: 5,
    p50: 50,
    p95: 95,
    p99: 99,
    served: 100,
    refused: 0,
    failed: 1,
  })
})

test.each([
  ['all is served in time', hundred(100), true],
  ['what is served comes late', hundred(501), false],
  ['one in a hundred is refused', [...hundred(100), sample(1, 'refused')], true],
  ['more are refused', [...hundred(100), sample(1, 'refused'), sample(1, 'failed')], false],
  ['nothing is served', [sample(1, 'refused')], false],
])('when %s, the load is carried or not', (_what, samples, carried) => {
  expect(isCarried(stepOf(5, samples))).toBe(carried)
})

test('the knee is the last step before the first that was not carried', () => {
  const steps = [100, 100, 900, 100].map((milliseconds, index) => stepOf(index, hundred(milliseconds)))
  expect(kneeOf(steps)?.journeysPerSecond).toBe(1)
  expect(kneeOf(steps.slice(2))).toBeUndefined()
  expect(kneeOf(steps.slice(0, 2))?.journeysPerSecond).toBe(1)
})

test('the most frequent reason comes first', () => {
  const samples = [
    sample(1),
    sample(1, 'failed', 'socket hang up'),
    ...Array(2).fill(sample(1, 'refused', '503 SERVER_BUSY')),
  ]
  expect(reasonsOf(samples)).toEqual([
    '2 × in session: refused 503 SERVER_BUSY',
    '1 × in session: failed socket hang up',
  ])
})
