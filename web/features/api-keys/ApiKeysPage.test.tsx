import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'

const KEY = 'plk_sandbox_4fQ8kq1Vb8sYw2nLr0eXcZa9uHf3Gd2lhahu'

const main = page.getByRole('main')
const button = (name: string) => main.getByRole('button', { name })
const heading = (text: string) => page.getByRole('heading', { level: 1, name: text })

test('the first key is created, confirmed with a code, and shown once', async () => {
  const { respond, requests, renderAgain } = await openScreen('developers', {
    scenarios: { listApiKeys: 'api_keys_empty' },
  })
  await expect.element(main.getByText('No API keys yet')).toBeVisible()
  await button('Create an API key').click()
  await button('Continue').click()
  const name = main.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveAccessibleDescription(/Please enter a name/)
  await name.fill('  Accounting\u200b ')
  await main.getByRole('checkbox', { name: /^Prepare transfers/ }).click()
  await button('Continue').click()
  await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
  expect(requests('createApiKey').at(-1)?.body).toEqual({
    name: 'Accounting',
    scopes: ['wallet:read', 'transfers:prepare'],
    validDays: 365,
  })
  respond('listApiKeys', 'all_green')
  await userEvent.keyboard(ANY_CODE)
  await expect.element(heading('Your new API key')).toBeVisible()
  await expect.element(main.getByText(KEY)).toBeVisible()
  await renderAgain()
  await expect.element(heading('Developers')).toBeVisible()
  await expect.element(main.getByText('plk_sandbox_4fQ8…hahu')).toBeVisible()
  expect(document.body.textContent).not.toContain(KEY)
})

test('a key that sends transfers is asked for with those it may pay and its cap', async () => {
  const { requests } = await openScreen('createApiKey')
  await main.getByRole('checkbox', { name: /^Send transfers/ }).click()
  await button('Continue').click()
  const cap = main.getByRole('textbox', { name: 'Maximum amount in a day' })
  await expect.element(cap).toHaveAccessibleDescription(/Please enter an amount/)
  const payees = main.getByRole('group', { name: 'Beneficiaries that the key may pay' })
  await expect.element(payees).toHaveAccessibleDescription(/Please choose at least one/)
  await payees.getByRole('checkbox', { name: /Green Palm Trading/ }).click()
  await cap.fill('0')
  await expect.element(cap).toHaveAccessibleDescription(/above zero/)
  await cap.fill('1,500.50')
  await button('Continue').click()
  await expect.element(page.getByLabelText('Digit 1 of 6')).toBeVisible()
  expect(requests('createApiKey').at(-1)?.body).toEqual({
    name: 'Accounting',
    scopes: ['wallet:read', 'transfers:send'],
    validDays: 365,
    sending: {
      beneficiaryIds: ['0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'],
      dailyCap: { amount: 150_050, currency: 'SAR' },
    },
  })
})

test('the list says to whom a key sends, and how much', async () => {
  await openScreen('developers', { scenarios: { listApiKeys: 'api_key_sends' } })
  await expect.element(main.getByText(/^Up to 500\.00\sSAR a day to .*Green Palm Trading/)).toBeVisible()
})

test('the requests of a key are found by their id', async () => {
  const { requests } = await openScreen('developers')
  await main.getByRole('link', { name: 'Requests of the key \u2068Accounting\u2069' }).click()
  await expect.element(main.getByText('GET /api/v1/wallet')).toBeVisible()
  const search = main.getByRole('searchbox', { name: 'Request ID' })
  await search.fill('0198f3c2')
  await button('Find').click()
  await expect.element(search).toHaveAccessibleDescription(/Please enter the whole ID/)
  const id = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
  await search.fill(` ${id} `)
  await button('Find').click()
  const requestId = () => requests('listApiKeyRequests').at(-1)?.url.searchParams.get('requestId')
  await expect.poll(requestId).toBe(id)
})

test('a key without rights is not asked for', async () => {
  const { requests } = await openScreen('createApiKey')
  await main.getByRole('checkbox', { name: /^Read the wallet/ }).click()
  await button('Continue').click()
  await expect
    .element(main.getByRole('group', { name: 'What the program may do' }))
    .toHaveAccessibleDescription(/Please choose at least one/)
  expect(requests('createApiKey')).toEqual([])
})

test('what was typed is there again after going back to it from the code', async () => {
  await openScreen('createApiKey')
  await main.getByRole('combobox', { name: 'How long the key works' }).selectOptions('30 days')
  await button('Continue').click()
  await main.getByRole('link', { name: 'Change the details' }).click()
  await expect.element(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Accounting')
  await expect.element(main.getByRole('combobox', { name: 'How long the key works' })).toHaveValue('30')
})

test('what was typed survives a reload', async () => {
  const { renderAgain } = await openScreen('createApiKey')
  await main.getByRole('textbox', { name: 'Name' }).fill('Web shop')
  await main.getByRole('checkbox', { name: /^Top up the wallet/ }).click()
  window.dispatchEvent(new Event('pagehide'))
  await renderAgain()
  await expect.element(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Web shop')
  await expect.element(main.getByRole('checkbox', { name: /^Top up the wallet/ })).toBeChecked()
})

test('a key is rolled with an overlap', async () => {
  const { requests } = await openScreen('developers')
  await button('Roll the key Accounting').click()
  await main.getByRole('combobox', { name: 'How long the old key still works' }).selectOptions('72 hours')
  await button('Continue').click()
  await expect.element(page.getByLabelText('Digit 1 of 6')).toBeVisible()
  expect(requests('rollApiKey').at(-1)?.body).toEqual({ overlapHours: 72, validDays: 365 })
})

test('a key is revoked after a question', async () => {
  const { respond, requests } = await openScreen('developers')
  await button('Revoke the key Accounting').click()
  expect(requests('revokeApiKey')).toEqual([])
  respond('listApiKeys', 'api_keys_empty')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.element(main.getByText('The key is revoked.')).toBeVisible()
  await expect.element(main.getByText('No API keys yet')).toBeVisible()
})

test('the last use says when and from where', async () => {
  const { respond, renderAgain } = await openScreen('developers')
  await expect.element(main.getByText('Not used yet')).toBeVisible()
  const lastUse = { lastUsedAt: '2026-01-05T08:00:00.000Z', lastUsedFrom: '203.0.113.7' }
  const key = {
    apiKeyId: '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f',
    name: 'Shop',
    scopes: ['top-ups:create'],
    prefix: 'plk_sandbox_4fQ8',
    lastFour: 'hahu',
    state: 'expired',
    createdAt: '2026-01-01T08:00:00.000Z',
    expiresAt: '2026-01-05T08:30:00.000Z',
  }
  respond('listApiKeys', 'all_green', { items: [{ ...key, ...lastUse }] })
  await renderAgain()
  await expect.element(main.getByText(/^Last used .* from \u2068203\.0\.113\.7\u2069$/)).toBeVisible()
  await expect.element(main.getByText('Expired', { exact: true })).toBeVisible()
  await expect.element(button('Roll the key Shop')).not.toBeInTheDocument()
})
