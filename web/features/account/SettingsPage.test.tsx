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

test('a change of the mobile number that waits is said with its time, and can be cancelled', async () => {
  const { respond, requests } = await openScreen('settings', { scenarios: { getPhoneChange: 'phone_change_waits' } })
  await expect
    .element(main.getByText(/Your mobile number changes to .*\+966 5•• ••• 004.* on \d+ \w+ 20\d\d, /))
    .toBeVisible()
  respond('getPhoneChange', 'all_green', {
    phoneChange: {
      phoneChangeId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
      newPhoneNumber: '+966500000004',
      state: 'cancelled',
      createdAt: '2026-01-05T09:00:00.000Z',
    },
  })
  await main.getByRole('button', { name: 'Cancel the change' }).click()
  await expect.element(main.getByText('The change is cancelled. Your number stays as it is.')).toBeVisible()
  expect(requests('cancelPhoneChange')).toHaveLength(1)
})

test('a change that is due does not take effect in a frozen wallet, and the page says so', async () => {
  const { respond, letThrough } = await openScreen('settings', {
    scenarios: { getWallet: 'wallet_frozen' },
    held: ['getPhoneChange'],
  })
  respond('getPhoneChange', 'phone_change_waits', {
    phoneChange: {
      phoneChangeId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
      newPhoneNumber: '+966500000004',
      state: 'waiting',
      createdAt: '2026-01-04T08:00:00.000Z',
      takesEffectAt: '2026-01-05T08:00:00.000Z',
    },
  })
  letThrough('getPhoneChange')
  await expect
    .element(main.getByText(/does not change to .*\+966 5•• ••• 004.* while your wallet is frozen/))
    .toBeVisible()
})

test('a change that is not due yet is read again when it is', async () => {
  const { respond, requests, letThrough } = await openScreen('settings', { held: ['getPhoneChange'] })
  const change = {
    phoneChangeId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
    newPhoneNumber: '+966500000004',
    state: 'waiting',
    createdAt: '2026-01-05T09:00:00.000Z',
    takesEffectAt: '2026-01-05T09:00:03.000Z',
  }
  respond('getPhoneChange', 'phone_change_waits', { phoneChange: change })
  letThrough('getPhoneChange')
  await expect.element(main.getByText(/Your mobile number changes to/)).toBeVisible()
  respond('getPhoneChange', 'phone_change_failed', { phoneChange: { ...change, state: 'failed' } })
  await expect.element(main.getByText(/did not change to/)).toBeVisible()
  expect(requests('getPhoneChange').length).toBeGreaterThan(1)
})

test('a change that failed says why', async () => {
  await openScreen('settings', { scenarios: { getPhoneChange: 'phone_change_failed' } })
  await expect.element(main.getByText(/did not change to .*another account has it/)).toBeVisible()
})

test('the present number is refused before the password is asked', async () => {
  const { requests } = await openScreen('changePhone')
  await page.getByLabelText('New mobile number').fill('0512345678')
  await page.getByLabelText('Current password', { exact: true }).fill('Palm#Trees2031')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect
    .element(page.getByLabelText('New mobile number'))
    .toHaveAccessibleDescription(/This is your current number/)
  expect(requests('startPhoneChange')).toEqual([])
})

test('a code for the new number that cannot be sent is asked for again', async () => {
  const { respond, requests } = await openScreen('phoneChangeCode', {
    scenarios: { sendPhoneChangeCode: 'otp_send_failed' },
  })
  await page.getByLabelText('Digit 1 of 6').fill('482913')
  await expect.element(page.getByText(/The code could not be sent yet/)).toBeVisible()
  respond('sendPhoneChangeCode', 'all_green')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect.element(page.getByText('We sent a new code. Earlier codes no longer work.')).toBeVisible()
  await expect.element(page.getByText(/The code could not be sent yet/)).not.toBeInTheDocument()
  expect(requests('confirmPhoneChange')).toHaveLength(1)
})

const email = main.getByRole('textbox', { name: /^Email/ })
const save = main.getByRole('button', { name: 'Save' })

const password = main.getByLabelText('Current password', { exact: true })

test('has a link sent to a new email, and removes it', async () => {
  const { requests, respond } = await openScreen('settings')
  respond('getEmailChange', 'email_change_waits')
  await email.fill(' noura@palm.example ')
  await password.fill('Palm#Trees2031')
  await save.click()
  await expect.element(main.getByText(/We have sent a link to .*noura@palm.example/)).toBeVisible()
  await expect.element(password).toHaveValue('')
  // The stored email has not changed yet.
  await expect.element(email).toHaveValue('')
  respond('changeEmail', 'removed')
  respond('getEmailChange', 'all_green')
  await email.fill('')
  await password.fill('Palm#Trees2031')
  await save.click()
  await expect.element(main.getByText('Your email is removed.')).toBeVisible()
  const currentPassword = 'Palm#Trees2031'
  expect(requests('changeEmail').map(({ body }) => body)).toEqual([
    { currentPassword, email: 'noura@palm.example' },
    { currentPassword, email: null },
  ])
})

test('the link of a change of email is sent again, and the change is cancelled', async () => {
  const { requests, respond } = await openScreen('settings', { scenarios: { getEmailChange: 'email_change_waits' } })
  await main.getByRole('button', { name: 'Send the link again' }).click()
  await expect.element(main.getByText('The link is on its way. Earlier links no longer work.')).toBeVisible()
  respond('getEmailChange', 'all_green', {
    emailChange: {
      emailChangeId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
      newEmail: 'noura@palm.example',
      state: 'cancelled',
      createdAt: '2026-01-05T09:00:00.000Z',
      expiresAt: '2026-01-06T09:00:00.000Z',
    },
  })
  await main.getByRole('button', { name: 'Cancel the change of email' }).click()
  await expect.element(main.getByText('The change of email is cancelled.')).toBeVisible()
  expect(requests('sendEmailLink')).toHaveLength(1)
  expect(requests('cancelEmailChange')).toHaveLength(1)
})

test('what is typed stays when the link of an earlier change is used meanwhile', async () => {
  const { respond } = await openScreen('settings', { scenarios: { getEmailChange: 'email_change_waits' } })
  await expect.element(main.getByText(/We have sent a link to .*noura@palm.example/)).toBeVisible()
  await email.fill('other@palm.example')
  await password.fill('Palm#Trees2031')
  respond('getMe', 'email_confirmed')
  respond('getEmailChange', 'email_changed')
  await expect.element(main.getByText(/^Confirmed\./)).toBeVisible()
  await expect.element(email).toHaveValue('other@palm.example')
  await expect.element(password).toHaveValue('Palm#Trees2031')
})

test('of a change that another owner has replaced, the page says so and shows the new one', async () => {
  const { respond } = await openScreen('settings', {
    scenarios: { getEmailChange: 'email_change_waits', sendEmailLink: 'action_expired' },
  })
  await expect.element(main.getByText(/We have sent a link to .*noura@palm.example/)).toBeVisible()
  respond('getEmailChange', 'email_change_waits', {
    emailChange: {
      emailChangeId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e90',
      newEmail: 'salem@palm.example',
      state: 'waiting',
      createdAt: '2026-01-05T09:00:00.000Z',
      expiresAt: '2026-01-06T09:00:00.000Z',
    },
  })
  await main.getByRole('button', { name: 'Send the link again' }).click()
  await expect.element(main.getByText(/We have sent a link to .*salem@palm.example/)).toBeVisible()
  await expect.element(main.getByText(/^That change of email has already ended\./)).toBeVisible()
})

test('a wrong password is refused at its field, with the attempts that are left', async () => {
  await openScreen('settings', { scenarios: { changeEmail: 'password_wrong' } })
  await email.fill('noura@palm.example')
  await password.fill('Palm#Trees2032')
  await save.click()
  await expect.element(password).toHaveAccessibleDescription(/The current password is wrong.*4/)
})

test.each([
  ['noura@palm', undefined],
  ['noura@palm..example', 'validation_failed'],
])('an email such as %s is refused at its field', async (input, refusal) => {
  const { respond } = await openScreen('settings')
  if (refusal) respond('changeEmail', refusal)
  await email.fill(input)
  await password.fill('Palm#Trees2031')
  await save.click()
  await expect.element(email).toHaveAccessibleDescription(/Enter an email address such as name@company.sa/)
})

test('nobody without a profile is asked for an email', async () => {
  await openScreen('settings', { scenarios: { getMe: 'profile_missing' } })
  await expect.element(main.getByText('Customer since')).toBeVisible()
  expect(email.elements()).toEqual([])
})

test('the language of SMS is stored with the account, whatever the language of the page', async () => {
  const { requests } = await openScreen('settings')
  const arabic = main.getByRole('radio', { name: 'Arabic' })
  await expect.element(arabic).not.toBeChecked()
  await arabic.click()
  await expect.element(arabic).toBeChecked()
  await expect.element(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect
    .poll(() => requests('changeMessageLanguage').map(({ body }) => body))
    .toEqual([{ messageLanguage: 'ar' }])
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

test('email is offered once an address is confirmed, and is stored at once', async () => {
  const { requests } = await openScreen('settings', {
    scenarios: {
      getMe: 'email_confirmed',
      getNotificationPreferences: 'email_on',
      changeNotificationPreferences: 'email_on',
    },
  })
  await expect.element(main.getByRole('switch', { name: 'Money in Email' })).toBeChecked()
  await expect.element(main.getByText(/^Emails go to .*noura@palm\.example/)).toBeVisible()
  await main.getByRole('switch', { name: 'Transfers and payments Email' }).click()
  await expect
    .poll(() => requests('changeNotificationPreferences').map(({ body }) => body))
    .toEqual([{ group: 'money_out', email: true }])
})

test.each([
  ['all_green', 'To hear of this by email too, add an address and confirm it.', 'Add an email address'],
  [
    'email_unconfirmed',
    /^Your email address is not confirmed, so nothing is sent to it\./,
    'Confirm the email address',
  ],
])('without a confirmed address (%s), the page says how to get emails', async (scenario, text, button) => {
  await openScreen('settings', { scenarios: { getNotificationPreferences: scenario } })
  await expect.element(main.getByText(text)).toBeVisible()
  await expect.element(main.getByRole('switch', { name: /Email$/ })).not.toBeInTheDocument()
  await main.getByRole('button', { name: button }).click()
  await expect.element(email).toHaveFocus()
})

test.each(['all_green', 'email_unconfirmed'])(
  'while a link waits (%s), the page says which address waits and until when, in place of asking for one',
  async preferences => {
    const { respond } = await openScreen('settings', {
      scenarios: { getNotificationPreferences: preferences, getEmailChange: 'email_change_waits' },
    })
    await expect
      .element(main.getByText(/noura@palm\.example\u2069 waits for its link.*until .*2026, \d\d:\d\d\./))
      .toBeVisible()
    await expect
      .element(main.getByRole('button', { name: /^(Add an|Confirm the) email address$/ }))
      .not.toBeInTheDocument()
    await main.getByRole('button', { name: 'Use another address' }).click()
    await expect.element(email).toHaveFocus()
    respond('getEmailChange', 'email_change_expired')
    await main.getByRole('button', { name: 'Send the link again' }).click()
    await expect.element(main.getByRole('button', { name: /^(Add an|Confirm the) email address$/ })).toBeVisible()
  },
)

test('a member of the team is offered no email', async () => {
  await openScreen('settings', { scenarios: { getNotificationPreferences: 'of_business' } })
  await expect.element(smsOfMoneyIn).toBeVisible()
  await expect.element(main.getByRole('button', { name: /email address/ })).not.toBeInTheDocument()
})
