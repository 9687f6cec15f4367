import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Sign in', exact: true })

async function signIn(who: string): Promise<void> {
  await email.fill(who)
  await password.fill('any password')
  await submit.click()
}

test('missing and refused values are reported, and the password has to be typed again', async () => {
  const { respond, requests } = await openScreen('adminLogin')
  await submit.click()
  await expect.element(page.getByText('Email and password are required').first()).toBeVisible()
  expect(requests('loginAdmin')).toEqual([])
  respond('loginAdmin', 'admin_login_failed')
  await signIn('fail@sandbox.test')
  await expect.element(page.getByText('Login failed').first()).toBeVisible()
  await expect.element(email).toHaveValue('fail@sandbox.test')
  await expect.element(password).toHaveValue('')
})

test('a viewer reaches the requested page too, and is told that they can only look', async () => {
  const { respond } = await openScreen('adminReviews', { stored: {} })
  respond('loginAdmin', 'viewer')
  await signIn('viewer@sandbox.test')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  await expect.element(page.getByText(/Only administrators can make changes/)).toBeVisible()
})

test('a stored session with a role that the portal does not know leads to the sign-in, and back to the page', async () => {
  const { respond, requests, renderAgain } = await openScreen('adminLogin')
  sessionStorage.setItem('plink.adminToken', 'rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0')
  sessionStorage.setItem('plink.adminUser', JSON.stringify({ name: 'Sara', role: 'customer' }))
  history.pushState(null, '', '/admin/reviews')
  await renderAgain()
  await expect.element(email).toBeVisible()
  expect(location.pathname).toBe('/admin/login')
  expect([...requests('listReviews'), ...requests('countOpenReviews')]).toEqual([])
  respond('loginAdmin', 'all_green')
  await signIn('sara@plink.example')
  await expect.poll(() => location.pathname).toBe('/admin/reviews')
})

test('after a sign-out, the next administrator starts at the first page', async () => {
  const { respond } = await openScreen('adminReviews')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  respond('loginAdmin', 'all_green')
  await signIn('sara@plink.example')
  await expect.poll(() => location.pathname).toBe('/admin')
})

test('a device is known by what its last sign-in left, also after a sign-out', async () => {
  const { respond, requests } = await openScreen('adminLogin')
  respond('loginAdmin', 'second_factor_required')
  await signIn('sara@plink.example')
  await expect.element(codeBox(1)).toHaveFocus()
  respond('loginAdmin', 'authenticator_code')
  await codeBox(1).fill('482913')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await signIn('sara@plink.example')
  await expect.poll(() => requests('loginAdmin')).toHaveLength(3)
  const [first, , last] = requests('loginAdmin')
  expect(first?.body).not.toHaveProperty('deviceToken')
  expect(last?.body).toMatchObject({ deviceToken: expect.stringMatching(/^0198f3c2-.*\.1767603600\./) })
})

const codeBox = (digit: number) => page.getByRole('textbox', { name: `Digit ${digit} of 6` })
const useRecoveryCode = page.getByRole('button', { name: 'Use a recovery code instead' })
const recoveryCode = page.getByRole('textbox', { name: 'Recovery code' })

describe('where a second factor is asked for', () => {
  async function passPassword() {
    const screen = await openScreen('adminLogin')
    screen.respond('loginAdmin', 'second_factor_required')
    await signIn('sara@plink.example')
    await expect.element(codeBox(1)).toHaveFocus()
    return screen
  }

  test('the code of the app follows the password, and its last digit signs in', async () => {
    const { respond, requests } = await passPassword()
    await expect.element(codeBox(1)).toHaveAttribute('autocomplete', 'one-time-code')
    respond('loginAdmin', 'authenticator_code')
    await codeBox(1).fill('٤٨٢٩١٣')
    await expect.poll(() => location.pathname).toBe('/admin')
    const credentials = { email: 'sara@plink.example', password: 'any password' }
    expect(requests('loginAdmin').map(({ body }) => body)).toEqual([
      credentials,
      { ...credentials, secondFactor: '482913' },
    ])
  })

  test('a wrong code is reported at its boxes, with the attempts that are left', async () => {
    const { respond } = await passPassword()
    respond('loginAdmin', 'second_factor_invalid')
    await codeBox(1).fill('482913')
    await expect.element(page.getByText(/wrong or was used before.*4.attempts left/)).toBeVisible()
    await expect.element(codeBox(1)).toHaveFocus()
    await expect.element(codeBox(6)).toHaveValue('3')
  })

  test('a recovery code is taken as people type it', async () => {
    const { respond, requests } = await passPassword()
    await useRecoveryCode.click()
    await expect.element(recoveryCode).toHaveFocus()
    await recoveryCode.fill('k7qf')
    await submit.click()
    await expect.element(page.getByText(/10 letters and digits/).first()).toBeVisible()
    expect(requests('loginAdmin')).toHaveLength(1)
    respond('loginAdmin', 'second_factor_invalid')
    await recoveryCode.fill(' k7qf2 - m3xta ')
    await submit.click()
    await expect.element(page.getByText(/recovery code is wrong.*4.attempts left/).first()).toBeVisible()
    respond('loginAdmin', 'recovery_code')
    await submit.click()
    await expect.poll(() => location.pathname).toBe('/admin')
    expect(requests('loginAdmin').at(-1)?.body).toMatchObject({ secondFactor: 'K7QF2-M3XTA' })
  })

  test('the way back to the password loses nothing that was typed', async () => {
    await passPassword()
    await page.getByRole('button', { name: 'Back to the password' }).click()
    await expect.element(email).toHaveValue('sara@plink.example')
    await expect.element(password).toHaveValue('any password')
    await expect.element(password).toHaveFocus()
  })

  test('a password that was replaced in the meantime has to be typed again', async () => {
    const { respond } = await passPassword()
    respond('loginAdmin', 'admin_login_failed')
    await codeBox(1).fill('482913')
    await expect.element(page.getByText('Login failed')).toBeVisible()
    await expect.element(email).toHaveValue('sara@plink.example')
    await expect.element(password).toHaveValue('')
  })

  test('a lock is explained', async () => {
    const { respond } = await passPassword()
    respond('loginAdmin', 'account_locked_soft')
    await codeBox(1).fill('482913')
    await expect.element(page.getByText(/locked for security reasons/)).toBeVisible()
  })
})
