import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ANY_ID, KYB_ANSWERS } from '#web/mock/stored-state.ts'
import { fastForward, installClock } from '#web/testing/clock.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const creating = heading('Creating Your Profile')
const welcome = heading('Welcome')
const tryAgain = page.getByRole('button', { name: 'Try Again' })
const identifier = page.getByRole('textbox', { name: 'Phone Number or ID/UNN' })

test('a profile that failed can be sent again', async () => {
  const scenarios = { createProfile: 'profile_fails_once' }
  const { respond, letThrough } = await openScreen('complete', { scenarios, held: ['createProfile'] })
  await expect.element(creating).toBeVisible()
  letThrough('createProfile')
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Failed to create profile. Please try again.')).toBeVisible()
  respond('createProfile', 'all_green')
  await tryAgain.click()
  await expect.element(welcome).toBeVisible()
})

test('without a session the page leads to the sign-in, with the phone filled in', async () => {
  installClock()
  await openScreen('complete')
  await expect.element(welcome).toBeVisible()
  await expect.element(page.getByText(/^Your account is open\. Sign in with your phone number/)).toBeVisible()
  fastForward(3)
  await expect.element(page.getByText('Your account is open. Sign in to see your dashboard.')).toBeVisible()
  await expect.element(identifier).toHaveValue('0512345678')
})

test('skipping the profile before the first sign-in leads to the sign-in', async () => {
  await openScreen('complete', { scenarios: { createProfile: 'profile_fails_once' } })
  await page.getByRole('link', { name: 'Skip for Now' }).click()
  await expect.element(heading('Sign In')).toBeVisible()
  await expect.element(identifier).toHaveValue('0512345678')
})

test('a missing connection is reported', async () => {
  const { disconnect, respond, letThrough } = await openScreen('complete', { held: ['createProfile'] })
  disconnect('createProfile')
  letThrough('createProfile')
  const says = 'Unable to connect to the server. Please check your internet connection and try again.'
  await expect.element(page.getByRole('alert').getByText(says)).toBeVisible()
  respond('createProfile', 'all_green')
  await tryAgain.click()
  await expect.element(welcome).toBeVisible()
})

test('the business name contains the activity, in both languages', async () => {
  // The example of the contract has the purposes only.
  const kybData = { ...KYB_ANSWERS, businessActivity: 'payroll' }
  const { requests } = await openScreen('complete', { stored: { signUpAt: 'done', data: { kybData } } })
  await expect.element(welcome).toBeVisible()
  expect(requests('createProfile').map(({ body }) => body)).toEqual([
    expect.objectContaining({ businessName: 'Paying salaries', businessNameArabic: 'دفع الرواتب' }),
  ])
})

/** The sign-up of a signed-in customer without a profile, as the server stores it. */
const SIGNED_UP = {
  currentStep: 'done',
  completedSteps: ['businessType', 'phone', 'otp', 'cr', 'id', 'nafath', 'globalScreening', 'kyb', 'password'],
  data: {
    businessType: 'freelancer',
    phone: '+966512345678',
    otpVerified: true,
    userId: ANY_ID,
    crNumber: '9900000000',
    crVerified: true,
    companyName: 'Green Palm Trading Est.',
    idNumber: '1990800003',
    idVerified: true,
    nafathStatus: 'RECEIVED',
    screeningStatus: 'CLEAR',
    kybData: KYB_ANSWERS,
    passwordSet: true,
    profileCreated: false,
  },
}

/** Opens the page for a customer who is signed in. */
const openSignedIn = async (scenarios: Record<string, string> = {}, signUp: object = SIGNED_UP) => {
  const screen = await openScreen('firstSignIn', { held: ['getOnboardingSession'], scenarios })
  screen.respond('getOnboardingSession', 'all_green', signUp)
  screen.letThrough('getOnboardingSession')
  return screen
}

test('a customer without a profile completes it, then sees the dashboard', async () => {
  installClock()
  await openSignedIn()
  await expect.element(welcome).toBeVisible()
  fastForward(3)
  await expect.element(heading('Dashboard')).toBeVisible()
  expect(location.pathname).toBe('/app/dashboard')
})

test('a customer with a profile is redirected to the dashboard', async () => {
  const { requests } = await openSignedIn({}, { ...SIGNED_UP, data: { ...SIGNED_UP.data, profileCreated: true } })
  await expect.element(heading('Dashboard')).toBeVisible()
  expect(location.pathname).toBe('/app/dashboard')
  expect(requests('createProfile')).toEqual([])
})

test('a refused profile can be skipped and retried later', async () => {
  await openSignedIn({ createProfile: 'profile_forbidden', getMe: 'profile_missing' })
  const says = 'Profile creation is currently unavailable. Please try again later or contact support.'
  await expect.element(page.getByRole('alert').getByText(says)).toBeVisible()
  await page.getByRole('link', { name: 'Skip for Now' }).click()
  await expect.element(heading('Dashboard')).toBeVisible()
  await expect.element(page.getByText('Total Balance :')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Complete your profile' }).click()
  await expect.element(heading('Profile Creation Failed')).toBeVisible()
})

test('a session that ends meanwhile leads to the sign-in', async () => {
  await openScreen('firstSignIn', {
    scenarios: { getOnboardingSession: 'unauthenticated', refreshTokens: 'refresh_token_unknown' },
  })
  await expect.element(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(location.pathname).toBe('/login')
})
