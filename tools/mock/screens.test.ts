import { expect, test } from 'vitest'
import { allStates, SCREENS } from '#web/mock/screen-states.ts'
import { paths } from '#web/paths.ts'
import { readContract } from './contract-file.ts'
import { mockedOperations } from './mocked-operations.ts'

const operations = mockedOperations(readContract())

/** Paths of redirects and files. */
const NO_SCREEN = /Short$|^(app|services|contract.*)$/
/** Second paths of screens. */
const OTHER_PATHS = [paths.phoneNumber]

test('every page of the web app is a screen with states', () => {
  const knownPaths = new Set(SCREENS.map(({ path }) => path.split('?')[0]))
  const pages = Object.entries(paths).filter(([name]) => !NO_SCREEN.test(name))
  const missing = pages.filter(
    ([, path]) => !knownPaths.has(path) && !path.includes(':') && !OTHER_PATHS.some(other => other === path),
  )
  expect(missing).toEqual([])
})

test('every operation and scenario of a screen is in the contract', () => {
  expect(allStates(operations).length).toBeGreaterThan(SCREENS.length)
})

test('the names of states are unique', () => {
  const ids = allStates(operations).map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
