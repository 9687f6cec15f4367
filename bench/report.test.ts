import { describe, expect, test } from 'vitest'
import { type Figure, isRegression, ofRounds, ofSamples, quantile, table } from './report.ts'

const figure = (change: Partial<Figure> = {}): Figure => ({
  name: 'validated POST',
  value: 0.9,
  noise: 0.02,
  unit: 'times',
  better: 'higher',
  ...change,
})
const baseline = (...figures: Figure[]) => ({ machine: 'EPYC, 2 cores', date: '2026-11-22', figures })

test('the noise of rounds is the range of their middle half, so one disturbed round changes nothing', () => {
  const { value, noise } = ofRounds([1.0, 1.02, 0.98, 1.04, 9])
  expect(value).toBe(1.02)
  expect(noise).toBeCloseTo(0.04)
})

test('a quantile is a value that was measured', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2)
  expect(quantile([4, 1, 3, 2], 0.99)).toBe(4)
})

test('the noise of a quantile is how much it varies from part to part', () => {
  const seconds = [10, 20, 30, 40, 50].flatMap(slowest => [1, 2, 3, slowest])
  expect(ofSamples(seconds, 0.99)).toEqual({ value: 50, noise: 20 })
})

describe('a figure has regressed', () => {
  const isWorse = (now: Partial<Figure>, before: Partial<Figure>, isComparable = true) =>
    isRegression(figure(now), baseline(figure(before)), isComparable)

  test('when it is worse by more than the noise of both runs', () => {
    expect(isWorse({ value: 0.8, noise: 0.04 }, { value: 0.9, noise: 0.04 })).toBe(true)
    expect(isWorse({ value: 0.8, noise: 0.06 }, { value: 0.9, noise: 0.06 })).toBe(false)
  })

  test('in the direction that is worse for it', () => {
    expect(isWorse({ value: 1.2 }, { value: 0.9 })).toBe(false)
    expect(isWorse({ value: 1.2, better: 'lower' }, { value: 0.9, better: 'lower' })).toBe(true)
    expect(isWorse({ value: 0.5, better: 'lower' }, { value: 0.9, better: 'lower' })).toBe(false)
  })

  test('when it does not vary, only beyond two per cent', () => {
    const size = { unit: 'kB', better: 'lower', noise: 0 } as const
    expect(isWorse({ ...size, value: 101 }, { ...size, value: 100 })).toBe(false)
    expect(isWorse({ ...size, value: 103 }, { ...size, value: 100 })).toBe(true)
  })

  test('when it varies, only beyond five per cent', () => {
    const steady = { value: 1.2, better: 'lower', noise: 0.01 } as const
    expect(isWorse({ ...steady, value: 1.25 }, steady)).toBe(false)
    expect(isWorse({ ...steady, value: 1.27 }, steady)).toBe(true)
  })

  test('on a busy or another machine only when it does not vary', () => {
    expect(isWorse({ value: 0.1 }, { value: 0.9 }, false)).toBe(false)
    expect(isWorse({ value: 0.1, noise: 0 }, { value: 0.9, noise: 0 }, false)).toBe(true)
  })

  test('not when the baseline has it with another peer, or not at all', () => {
    expect(isWorse({ value: 0.1, peer: 'Hono' }, { peer: 'Fastify' })).toBe(false)
    expect(isRegression(figure({ value: 0.1 }), baseline(), true)).toBe(false)
  })
})

describe('the table', () => {
  const rows = (figures: Figure[], before?: Figure[]) =>
    table(figures, before && baseline(...before))
      .split('\n')
      .slice(2)

  test('says what was measured, its budget, and whether it is met', () => {
    expect(rows([figure({ peer: 'bare Hono', budget: 0.9 })])).toEqual([
      '| validated POST | 0.90 ± 0.02 times bare Hono | at least 0.9 times: met |',
    ])
    expect(
      rows([figure({ name: 'landing', value: 110.04, noise: 0, unit: 'kB', better: 'lower', budget: 110 })]),
    ).toEqual(['| landing | 110.0 kB | at most 110 kB: **missed** |'])
    expect(rows([figure({ value: 0.8, budget: 0.9 })])[0]).toContain('at least 0.9 times: **missed**')
    expect(rows([figure({ value: 0.021, noise: 0, unit: 'score', better: 'lower' })])).toEqual([
      '| validated POST | 0.021 |  |',
    ])
  })

  test('says the change since the baseline', () => {
    const of = (before: Figure[]) => rows([figure()], before)[0]!.split(' | ').at(-1)
    expect(of([figure({ value: 0.75 })])).toBe('+20.0 % |')
    expect(of([figure({ value: 1 })])).toBe('-10.0 % |')
    expect(of([figure({ value: 0.9 })])).toBe('same |')
    expect(of([])).toBe('new |')
  })
})
