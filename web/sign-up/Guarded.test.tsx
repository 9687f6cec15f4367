import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'
import { stepPath } from './step-path.ts'

/** Each step with its screen, without the screening, which completes automatically. */
const SCREENS = [
  ['businessType', 'businessType'],
  ['phone', 'phone'],
  ['otp', 'otp'],
  ['cr', 'cr'],
  ['id', 'id'],
  ['nafath', 'nafath'],
  ['kyb', 'kyb'],
  ['password', 'password'],
  ['done', 'complete'],
] as const

const REDIRECTS = SCREENS.flatMap(([current], index) => {
  const [next, ...others] = SCREENS.slice(index + 1)
  return [next, others.at(-1)].flatMap(later => (later ? [{ current, step: later[0], screen: later[1] }] : []))
})

test.each(REDIRECTS)('at $current, $step redirects to it', async ({ current, screen }) => {
  await openScreen(screen, { stored: { signUpAt: current }, locationState: () => null })
  await expect.poll(() => location.pathname).toBe(stepPath(current))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the other URL of the phone step shows it', async () => {
  await openScreen('phone', { path: '/onboarding/phone-number' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
})
