import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')

test('a link leads to the devices, which the page itself does not list', async () => {
  const { requests } = await openScreen('settings')
  await expect.element(main.getByText('Green Palm Trading Est.')).toBeVisible()
  expect(requests('listSessions')).toEqual([])
  await main.getByRole('link', { name: /^Security Signed-in devices/ }).click()
  await expect.element(page.getByText('This device', { exact: true })).toBeVisible()
})

test('the name of the business in the language of the page comes first', async () => {
  await openScreen('settings', { locale: 'ar' })
  const names = main.getByRole('definition').first()
  await expect.element(names).toMatchTextContent(/^[\u0600-\u06ff].*Green Palm Trading Est\.$/)
})

test('a profile that fails to load is reported, and can be retried', async () => {
  const { respond } = await openScreen('settings', { scenarios: { getMe: 'unknown_error' } })
  await expect.element(main.getByRole('alert').first()).toBeVisible()
  respond('getMe', 'all_green')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('Green Palm Trading Est.')).toBeVisible()
})

const email = main.getByRole('textbox', { name: /^Email/ })
const save = main.getByRole('button', { name: 'Save' })

test('asks for the email, which is stored and can be removed', async () => {
  const { requests, respond } = await openScreen('settings')
  await email.fill(' noura@palm.example ')
  await save.click()
  await expect.element(main.getByText('Your email is saved.')).toBeVisible()
  respond('changeEmail', 'removed')
  await email.fill('')
  await save.click()
  await expect.element(main.getByText('Your email is removed.')).toBeVisible()
  expect(requests('changeEmail').map(({ body }) => body)).toEqual([{ email: 'noura@palm.example' }, { email: null }])
})

test.each([
  ['noura@palm', undefined],
  ['noura@palm..example', 'validation_failed'],
])('an email such as %s is refused at its field', async (typed, refusal) => {
  const { respond } = await openScreen('settings')
  if (refusal) respond('changeEmail', refusal)
  await email.fill(typed)
  await save.click()
  await expect.element(email).toHaveAccessibleDescription(/Enter an email address such as name@company.sa/)
})

test('nobody without a profile is asked for an email', async () => {
  await openScreen('settings', { scenarios: { getMe: 'profile_missing' } })
  await expect.element(main.getByText('Customer since')).toBeVisible()
  expect(email.elements()).toEqual([])
})

const smsOfMoneyIn = main.getByRole('switch', { name: 'Money in SMS' })

test('a switch stores at once what the owner hears of, and security has none', async () => {
  const { requests } = await openScreen('settings')
  await expect.element(smsOfMoneyIn).toBeChecked()
  await smsOfMoneyIn.click()
  await expect.element(smsOfMoneyIn).not.toBeChecked()
  await expect.element(main.getByRole('switch', { name: 'Money in In the app' })).toBeChecked()
  expect(requests('changeNotificationPreferences').map(({ body }) => body)).toEqual([{ group: 'money_in', sms: false }])
  expect(main.getByRole('switch', { name: /^Security/ }).elements()).toEqual([])
  await expect.element(main.getByText('Always on')).toBeVisible()
})

test('a switch that cannot be stored stays as it was, and says so', async () => {
  const { respond } = await openScreen('settings', {
    scenarios: { changeNotificationPreferences: 'rate_limited' },
  })
  await smsOfMoneyIn.click()
  await expect.element(main.getByText(/too many/i)).toBeVisible()
  await expect.element(smsOfMoneyIn).toBeChecked()
  respond('changeNotificationPreferences', 'all_green')
  await smsOfMoneyIn.click()
  await expect.element(smsOfMoneyIn).not.toBeChecked()
})
