import { operations } from 'virtual:plink-contract'
import { expect, inject, test, vi } from 'vitest'
import { nafathControls } from '#web/features/nafath/nafath.states.ts'
import { businessTypeActions } from '#web/features/onboarding/business-type.states.ts'
import { runSteps } from '#web/mock/run-steps.ts'
import { press, type Step } from '#web/mock/screen-definition.ts'
import { allStates } from '#web/mock/screen-states.ts'
import { paths } from '#web/paths.ts'
import { blockStorage } from '#web/testing/block-storage.ts'
import { kindOf, shareOf } from '#web/testing/gate-states.ts'
import { openScreen, openState } from '#web/testing/open-screen.tsx'

// Loads the lazy parts in advance. Otherwise the first page would be compared without them.
await Promise.all([import('#web/layouts/SandboxRibbon.tsx'), import('#web/one-time-code/SandboxTestCode.tsx')])

/** The clock is stopped, so that a countdown shows the same each time. */
const NOW = Date.parse('2026-01-05T09:00:00.000Z')

const states = allStates(operations)
const visited = states.filter(state => kindOf(state) === 'start' && !state.stored.resumed).map(({ id }) => id)

test.each(shareOf(visited, inject('gate') ? '1/4' : inject('share')))('%s shows the same without storage', async id => {
  const usual = await shownIn(id)
  blockStorage()
  // On a busy machine, the page may be captured between two of its calls.
  await expect.poll(() => shownIn(id)).toEqual(usual)
})

/** How to get from each step of a sign-up to the next: by the actions on its screen, or by those of the named state. The mock knows the CR number. */
const SIGN_UP: readonly [path: string, actions: readonly Step[] | string][] = [
  [paths.businessType, businessTypeActions.choose('sole-proprietorship')],
  [paths.phone, 'phone.all_green'],
  [paths.otp, 'otp.all_green'],
  [paths.idNumber, 'id.all_green'],
  [paths.nafath, [press(nafathControls.done)]],
  [paths.kyb, []],
]

test('a sign-up goes from step to step without storage', async () => {
  blockStorage()
  await openScreen('businessType', { scenarios: { initiateNafath: 'all_green', getNafathStatus: 'all_green' } })
  for (const [path, actions] of SIGN_UP) {
    await expect.poll(() => location.pathname).toBe(path)
    const steps = typeof actions === 'string' ? stepsOf(actions) : actions
    await runSteps(steps, 'en', new AbortController().signal)
  }
})

const stepsOf = (id: string) => states.find(each => each.id === id)?.steps ?? []

async function shownIn(id: string): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await openState(id)
  return Array.from(
    document.querySelectorAll<HTMLElement>('#root :is(h1, h2, h3, label)'),
    element => element.innerText,
  )
}
