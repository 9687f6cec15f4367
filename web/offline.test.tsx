import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const balance = page.getByRole('region', { name: 'Your Balance' })
const missingStep = page.getByText('An earlier step has to be completed first')

/** The text that a screen shows once the operation has responded, and that it must not show before. */
const SCREENS = [
  {
    id: 'dashboard',
    operation: 'listSubWallets',
    locationState: () => ({ isSubWallet: true, subWalletName: 'Salaries' }),
    early: balance,
    known: balance,
  },
  {
    id: 'setPassword',
    operation: 'getOnboardingSession',
    early: page.getByLabelText('Confirm password'),
    known: missingStep,
  },
  {
    id: 'setPasscode',
    operation: 'getOnboardingSession',
    early: page.getByLabelText('Confirm passcode'),
    known: missingStep,
  },
  {
    id: 'screening',
    operation: 'runGlobalScreening',
    early: page.getByRole('alert'),
    known: page.getByRole('heading', { name: 'Business Verification (KYB)' }),
  },
]

afterEach(() => dispatchEvent(new Event('online')))

test.each(SCREENS)('$id waits offline for $operation, and shows before that only what it knows', async screen => {
  const { id, operation, early, known, locationState } = screen
  const onLine = vi.spyOn(navigator, 'onLine', 'get')
  const server = await openScreen(id, { held: [operation], ...(locationState && { locationState }) })
  onLine.mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  server.disconnect(operation)
  server.letThrough(operation)
  await server.settled()
  await expect.element(page.getByText('You are offline.')).toBeVisible()
  await expect.element(early).not.toBeInTheDocument()
  server.respond(operation, 'all_green')
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(known).toBeVisible()
})
