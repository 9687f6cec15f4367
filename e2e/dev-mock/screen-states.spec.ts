import { allStates } from '#web/mock/screen-states.ts'
import { readContract } from '../../tools/mock/contract-file.ts'
import { mockedOperations } from '../../tools/mock/mocked-operations.ts'
import { test as base, expect } from './dev-mock.ts'
import { expectedText, isTechnical } from './expected-text.ts'
import { visitStates } from './visit-states.ts'

const test = base.extend({ baseURL: async ({ mockBundle }, use) => use(mockBundle) })

// In sequence, so that one bundle serves all tests.
test.describe.configure({ mode: 'default', timeout: 300_000 })

const states = allStates(mockedOperations(readContract()))
/** Every operation can return technical errors, and every screen treats them alike, except unknown errors. */
const isOfAllOperations = (code = '') => code !== 'UNKNOWN_ERROR' && isTechnical(code)

const statesOf = (area: string) => states.filter(({ screen }) => screen.area === area)
const OPENING = ['sign-up', 'sign-in']
const OTHERS = [...new Set(states.map(({ screen }) => screen.area))].filter(area => !OPENING.includes(area))

for (const area of OPENING) {
  test(`every state of ${area} is reached and shows its message`, async ({ page }) => {
    expect(await visitStates(page, statesOf(area), expectedText)).toEqual([])
  })
}

for (const area of OTHERS) {
  test(`every state of ${area} is reached without an accessibility violation`, async ({ page }) => {
    const own = statesOf(area).filter(({ scenario }) => !isOfAllOperations(scenario?.code))
    expect(await visitStates(page, own, () => '')).toEqual([])
  })
}
