import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { operations, tags } from '../contract.ts'

test.each(tags)('the scenarios of %s are run', tag => {
  expect(existsSync(fileURLToPath(new URL(`./${tag}.test.ts`, import.meta.url)))).toBe(true)
})

test('every operation belongs to one of the tags', () => {
  expect(operations.map(({ tag }) => tag).filter(tag => !tags.includes(tag))).toEqual([])
})

test('every declared outcome has a scenario that shows it', () => {
  const unshown = operations.flatMap(({ id, declared, scenarios }) =>
    declared
      .filter(({ status, code }) => !scenarios.some(scenario => scenario.status === status && scenario.code === code))
      .map(({ status, code }) => `${id} ${status} ${code}`),
  )
  expect(unshown).toEqual([])
})
