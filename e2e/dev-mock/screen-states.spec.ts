import { allStates } from '#web/mock/screen-states.ts'
import { readContract } from '../../tools/mock/contract-file.ts'
import { mockedOperations } from '../../tools/mock/mocked-operations.ts'
import { test as base, expect } from './dev-mock.ts'
import { expectedText, isTechnical } from './expected-text.ts'
import { visitStates } from './visit-states.ts'

const test = base.extend({ baseURL: async ({ mockBundle }, use) => use(mockBundle) })

// One after the other, so that one bundle serves them.
test.describe.configure({ mode: 'default', timeout: 300_000 })

const states = allStates(mockedOperations(readContract()))
/** Technical errors can come from every operation, and every screen treats them alike, except an error that is unknown. */
const isOfAllOperations = (code = '') => code !== 'UNKNOWN_ERROR' && isTechnical(code)
const isOpening = ({ area }: { area: string }) => area === 'sign-up' || area === 'sign-in'

test('every state of sign-up and of sign-in is reached, and says what happened', async ({ page }) => {
  const opening = states.filter(({ screen }) => isOpening(screen))
  expect(await visitStates(page, opening, expectedText)).toEqual([])
})

test('every state of the other screens is reached without a complaint', async ({ page }) => {
  const others = states.filter(({ screen, scenario }) => !isOpening(screen) && !isOfAllOperations(scenario?.code))
  expect(await visitStates(page, others, () => '')).toEqual([])
})
