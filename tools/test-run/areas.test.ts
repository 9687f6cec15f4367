import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Area, areasOf, commandForFile } from './areas.ts'

const CONFIGS = [
  'vitest.config.ts',
  'web/vitest.config.ts',
  'web/vitest.screens.config.ts',
  'contract-tests/vitest.config.ts',
]
/** Operators run these by their names. */
const NOT_TESTS = ['drills']

const gate = areasOf({ isAll: false })
const all = areasOf({ isAll: true })
const projectsOf = ({ command }: Area) => command.filter((_, index) => command[index - 1] === '--project')

test('every project of Vitest belongs to an area', () => {
  const named = CONFIGS.flatMap(path => [...readFileSync(path, 'utf8').matchAll(/\bname: '([\w-]+)'/g)])
  const projects = new Set(named.map(([, name]) => name).filter(name => !NOT_TESTS.includes(name ?? '')))
  expect(new Set(gate.flatMap(projectsOf))).toEqual(projects)
})

test('the gate and everything have the same areas, which know by TEST_GATE what they run', () => {
  expect(gate.map(({ name }) => name)).toEqual(all.map(({ name }) => name))
  const inGate = (areas: Area[]) => areas.filter(({ hasTests, env }) => hasTests && env?.TEST_GATE === '1')
  expect(inGate(gate)).toHaveLength(gate.filter(({ hasTests }) => hasTests).length)
  expect(inGate(all)).toEqual([])
})

describe('a shard', () => {
  test('divides the tests of every area, and the first one has what cannot be divided', () => {
    const [first, second] = ['1/4', '2/4'].map(shard => areasOf({ isAll: true, shard }))
    const names = (areas: Area[] = []) => areas.map(({ name }) => name)
    expect(names(first)).toEqual(names(all))
    expect(names(second)).toEqual(names(all.filter(({ hasTests }) => hasTests)))
    for (const { name, command, env } of second ?? [])
      expect(command.includes('--shard=2/4') || env?.TEST_SHARD === '2/4', name).toBe(true)
  })
})

test('a file that failed is run by the command of its area, without the others', () => {
  const areaOf = (name: string) => gate.find(area => area.name === name)!
  expect(commandForFile(areaOf('postgres'), 'api/a.test.ts', 'api')).toEqual([
    ...['vitest', 'run', '--project', 'api', '--reporter=dot'],
    expect.stringContaining('vitest-reporter.ts'),
    'api/a.test.ts',
  ])
  expect(commandForFile(areaOf('browser'), 'e2e/a.spec.ts', '')).toEqual([
    ...areaOf('browser').command,
    'e2e/a.spec.ts',
  ])
})
