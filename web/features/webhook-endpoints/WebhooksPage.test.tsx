import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { EVENT_TYPES } from './webhook-step.ts'

const ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
const URL_OF_IT = 'https://shop.example/plink'
const SECRET = 'whsec_rT5kq1Vb8sYw2nLr0eXcZa9uHf3GdJm7pQi4tKoCvE0='

const main = page.getByRole('main')
const button = (name: string) => main.getByRole('button', { name })
const enterCode = async () => {
  await expect.element(page.getByLabelText('Digit 1 of 6')).toHaveFocus()
  await userEvent.keyboard(ANY_CODE)
}
const heading = (text: string) => page.getByRole('heading', { level: 1, name: text })
const url = main.getByRole('textbox', { name: 'Address (URL)' })
const which = main.getByRole('combobox', { name: 'What it receives' })

test('the first endpoint is added from the page of API keys, and its secret is shown once', async () => {
  const { requests, respond, renderAgain } = await openScreen('developers', {
    scenarios: { listWebhookEndpoints: 'webhook_endpoints_empty' },
  })
  await main.getByRole('link', { name: /^Webhooks/ }).click()
  await expect.element(main.getByText('No endpoints yet')).toBeVisible()
  await button('Add an endpoint').click()
  await url.fill('shop.example')
  await which.selectOptions('Chosen types of events')
  await button('Add an endpoint').click()
  await expect.element(url).toHaveAccessibleDescription(/Please enter a whole address/)
  const types = main.getByRole('group', { name: 'Types of events' })
  await expect.element(types).toHaveAccessibleDescription(/Please choose at least one/)
  await types.getByText('transfer.*').click()
  await types.getByRole('checkbox', { name: /transfer\.paid/ }).click()
  await url.fill(` ${URL_OF_IT} `)
  respond('listWebhookEndpoints', 'all_green')
  await button('Add an endpoint').click()
  await enterCode()
  await expect.element(main.getByText(SECRET)).toBeVisible()
  expect(requests('confirmWebhookEndpoint').map(({ body }) => body)).toEqual([{ otp: ANY_CODE }])
  expect(requests('createWebhookEndpoint').map(({ body }) => body)).toEqual([
    { url: URL_OF_IT, eventTypes: ['transfer.paid'] },
  ])
  await renderAgain()
  await expect.element(heading('Webhooks')).toBeVisible()
  await expect.element(main.getByText(URL_OF_IT)).toBeVisible()
  expect(document.body.textContent).not.toContain(SECRET)
})

test('a refused address is an error at its field, and another refusal at the form', async () => {
  const { respond } = await openScreen('createWebhookEndpoint')
  respond('createWebhookEndpoint', 'validation_failed', { fields: { url: 'Must be on the internet' } })
  await button('Add an endpoint').click()
  await expect.element(url).toHaveAccessibleDescription(/on the internet that begins with/)
  respond('createWebhookEndpoint', 'webhook_endpoint_limit_reached')
  await url.fill('https://other.example/plink')
  await button('Add an endpoint').click()
  await expect.element(main.getByText(/maximum number of webhook endpoints/)).toBeVisible()
  await expect.element(url).toHaveValue('https://other.example/plink')
})

test('another address is confirmed with a code, and shows no secret', async () => {
  const { requests, respond } = await openScreen('changeWebhookEndpoint')
  respond('changeWebhookEndpoint', 'another_url')
  await url.fill('https://shop.example/other')
  await button('Save').click()
  respond('confirmWebhookEndpoint', 'all_green', { secret: undefined })
  await enterCode()
  await expect.element(main.getByText('The endpoint is changed.')).toBeVisible()
  expect(requests('confirmWebhookEndpoint').at(-1)?.url.pathname).toContain(ID)
})

test('an address that waits for its code survives a reload, and can be changed before', async () => {
  const { renderAgain } = await openScreen('confirmWebhookEndpoint')
  await renderAgain()
  await expect.element(main.getByText(URL_OF_IT)).toBeVisible()
  await main.getByRole('link', { name: 'Change the details' }).click()
  await expect.element(url).toHaveValue(URL_OF_IT)
})

test('an endpoint is changed to receive every type and nothing for now', async () => {
  const { requests } = await openScreen('webhooks')
  await button(`Change ${URL_OF_IT}`).click()
  await expect.element(main.getByRole('checkbox', { name: /transaction\.posted/ })).toBeChecked()
  await which.selectOptions('All events, also types that come later')
  await main.getByRole('combobox', { name: 'State' }).selectOptions('Disabled')
  await button('Save').click()
  await expect.element(main.getByText('The endpoint is changed.')).toBeVisible()
  expect(requests('changeWebhookEndpoint').at(-1)?.body).toEqual({ url: URL_OF_IT, enabled: false })
})

test('all types of a subject are chosen together, and one is taken out again', async () => {
  const { requests } = await openScreen('createWebhookEndpoint')
  const transfers = main.getByRole('group', { name: 'transfer.* 1 of 13' })
  await transfers.getByRole('checkbox', { name: 'All of this group' }).click()
  await expect.element(main.getByText('13 of 13')).toBeVisible()
  await main.getByRole('checkbox', { name: /transfer\.expired/ }).click()
  await main.getByRole('checkbox', { name: 'ping' }).click()
  await expect.element(main.getByText('12 of 13')).toBeVisible()
  await button('Add an endpoint').click()
  await enterCode()
  await expect.element(main.getByText(SECRET)).toBeVisible()
  const eventTypes = EVENT_TYPES.filter(type => /^transfer\.(?!expired)|^ping$/.test(type))
  expect(requests('createWebhookEndpoint').at(-1)?.body).toEqual({ url: URL_OF_IT, eventTypes })
})

test('what was typed survives a reload', async () => {
  const { renderAgain, requests } = await openScreen('changeWebhookEndpoint')
  await url.fill('https://other.example/plink')
  await main.getByText('top_up.*').click()
  await main.getByRole('checkbox', { name: /top_up\.paid/ }).click()
  window.dispatchEvent(new Event('pagehide'))
  await renderAgain()
  await expect.element(url).toHaveValue('https://other.example/plink')
  await button('Save').click()
  await expect.element(main.getByText('The endpoint is changed.')).toBeVisible()
  const { url: address, body } = requests('changeWebhookEndpoint').at(-1)!
  expect(address.pathname).toContain(ID)
  expect(body).toEqual({
    url: 'https://other.example/plink',
    eventTypes: ['transfer.paid', 'top_up.paid'],
    enabled: true,
  })
})

test('the secret is rolled with an overlap, and the endpoint deleted after a question', async () => {
  const { requests, respond } = await openScreen('webhooks')
  const dialog = page.getByRole('dialog')
  await button(`New secret for \u2068${URL_OF_IT}\u2069`).click()
  await dialog.getByRole('combobox', { name: 'How long the old secret still signs' }).selectOptions('72 hours')
  await dialog.getByRole('button', { name: 'New secret' }).click()
  await enterCode()
  await expect.element(main.getByText(SECRET)).toBeVisible()
  expect(requests('rollWebhookSecret').at(-1)?.body).toEqual({ overlapHours: 72 })
  await button('Done').click()
  await button(`Delete ${URL_OF_IT}`).click()
  expect(requests('deleteWebhookEndpoint')).toEqual([])
  respond('listWebhookEndpoints', 'webhook_endpoints_empty')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(main.getByText('The endpoint is deleted.')).toBeVisible()
  await expect.element(main.getByText('No endpoints yet')).toBeVisible()
})

test('the list says why an endpoint is disabled', async () => {
  const { respond, renderAgain } = await openScreen('webhooks')
  const endpoint = { webhookEndpointId: ID, url: URL_OF_IT, createdAt: '2026-01-05T09:00:00.000Z' }
  const failing = { state: 'disabled', disabledCause: 'failing', failingSince: '2026-01-06T09:00:00.000Z' }
  respond('listWebhookEndpoints', 'all_green', { items: [{ ...endpoint, ...failing }] })
  await renderAgain()
  await expect.element(main.getByText(/^We disabled it, because every delivery failed/)).toBeVisible()
  await expect.element(main.getByText(/^Every delivery has failed since/)).toBeVisible()
})

test('deliveries show request and response, and are sent again; a test is sent', async () => {
  const { requests, respond } = await openScreen('webhooks', { scenarios: { listWebhookDeliveries: 'delivered' } })
  await main.getByRole('link', { name: `Deliveries to \u2068${URL_OF_IT}\u2069` }).click()
  await expect.element(main.getByText(/status 200 · 12 ms$/)).toBeVisible()
  await main.getByText('Request and response').click()
  await expect.element(main.getByText('ok', { exact: true })).toBeVisible()
  respond('listWebhookDeliveries', 'all_green')
  await main.getByRole('button', { name: /^Send again/ }).click()
  await expect.element(main.getByText('Waiting', { exact: true })).toBeVisible()
  expect(requests('resendWebhookDelivery').at(-1)?.url.pathname).toContain(ID)
  respond('testWebhookEndpoint', 'webhook_endpoint_disabled')
  await button('Send a test').click()
  await expect.element(main.getByText(/This webhook endpoint is disabled/)).toBeVisible()
  respond('testWebhookEndpoint', 'all_green')
  await button('Send a test').click()
  await expect.element(main.getByText(/This webhook endpoint is disabled/)).not.toBeInTheDocument()
})
