import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '#web/testing/open-screen.tsx'

const main = page.getByRole('main')
const list = main.getByRole('region', { name: 'Notifications, newest first' })
const rows = list.getByRole('listitem')
const markAll = main.getByRole('button', { name: 'Mark all as read' })
const markSent = main.getByRole('button', { name: 'Mark as read: Money sent' })
const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

const ID = '0198f3c2-7a51-7c3e-9d0e-3a5b6c7d8e9f'
test('filters stand in the address, and Back undoes them', async () => {
  const { requests } = await openScreen('notifications')
  const lastQuery = () => Object.fromEntries(requests('listNotifications').at(-1)?.url.searchParams ?? [])
  const security = main.getByRole('link', { name: 'Security' })
  await security.click()
  await expect.element(security).toHaveAttribute('aria-current', 'true')
  await main.getByRole('checkbox', { name: 'Unread only' }).click()
  await expect.poll(lastQuery).toEqual({ group: 'security', status: 'unread' })
  expect(location.search).toBe('?group=security&status=unread')
  history.back()
  await expect.poll(() => location.search).toBe('?group=security')
  await expect.element(main.getByRole('checkbox')).not.toBeChecked()
})

test('a choice shows at once, before the page of it does', async () => {
  await openScreen('notifications')
  const box = main.getByRole('checkbox', { name: 'Unread only' }).element()
  expect.assert.instanceOf(box, HTMLInputElement)
  box.click()
  expect(box.checked).toBe(true)
  await expect.poll(() => location.search).toBe('?status=unread')
  await expect.element(box).toBeChecked()
})

test('an address with other filters is that of the whole list', async () => {
  const { requests } = await openScreen('notifications', { path: '/app/notifications?group=gossip&status=read' })
  await expect.element(rows.first()).toBeVisible()
  expect(requests('listNotifications').map(({ url }) => url.search)).toEqual([''])
})

test('one is marked as read, and the focus stays in the list', async () => {
  const { requests, respond } = await openScreen('notifications')
  await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread')
  respond('listNotifications', 'notification_read')
  respond('countUnreadNotifications', 'all_green', { unread: 1 })
  await markSent.click()
  await expect.element(markSent).not.toBeInTheDocument()
  await expect.element(list).toHaveFocus()
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
  expect(requests('markNotificationRead').map(({ url }) => url.pathname)).toEqual([`/api/v1/notifications/${ID}/read`])
})

test('all are marked up to the newest one that is shown, but not from a part of them', async () => {
  const { requests } = await openScreen('notifications')
  await markAll.click()
  await expect.element(markAll).not.toBeInTheDocument()
  expect(requests('markNotificationsRead').map(({ body }) => body)).toEqual([{ upTo: ID }])
  await openScreen('notificationsFound')
  await expect.element(rows.first()).toBeVisible()
  expect(markAll.elements()).toEqual([])
})

test('a mark that fails is reported', async () => {
  await openScreen('notifications', { scenarios: { markNotificationsRead: 'service_unavailable' } })
  await markAll.click()
  await expect.element(main.getByText(/try again/i)).toBeVisible()
  await expect.element(markAll).toBeEnabled()
})

const OF_OMAR = { name: 'Najd Co.', approvalId: ID, madeBy: { personId: ID, name: 'Omar Al Shehri' } }
const TO_NAJD = { transferId: ID, name: 'Najd Co.' }

test.each<[string, object, RegExp, string]>([
  ['transfer_returned', TO_NAJD, /^Unread: Transfer returned\d.*\d · Najd Co\./, `/app/services/transfer/${ID}`],
  [
    'scheduled_transfer_refused',
    TO_NAJD,
    /Scheduled transfer not sent\d.*\d · Najd Co\./,
    `/app/services/transfer/${ID}`,
  ],
  ['beneficiary_added', { beneficiaryId: ID }, /New beneficiary/, `/app/services/beneficiaries?beneficiary=${ID}`],
  ['new_device', { name: 'web' }, /new device\d.*\d · If this was not you/, '/app/settings/security'],
  ['api_key_created', { name: 'Accounting' }, /New API key\d.*\d · Accounting/, '/app/settings/developers'],
  [
    'webhook_endpoint_disabled',
    { name: 'a.example' },
    /disabled\d.*\d · a\.example/,
    '/app/settings/developers/webhooks',
  ],
  [
    'approval_waiting',
    OF_OMAR,
    /approval\d.*\d · \u2068Najd Co\.\u2069 · made by \u2068Omar Al Shehri\u2069/,
    `/app/approvals/${ID}`,
  ],
  [
    'approval_declined',
    { ...OF_OMAR, payments: 3 },
    /declined\d.*\d · \u2068Najd Co\.\u2069 \(3 payments\)/,
    `/app/approvals/${ID}`,
  ],
  [
    'approval_waiting',
    { ...OF_OMAR, approvalState: 'waiting' },
    /A payment is waiting for your approval\d.*\d · /,
    `/app/approvals/${ID}`,
  ],
  [
    'approval_waiting',
    { ...OF_OMAR, approvalState: 'approved' },
    /Payment for approval: approved\d/,
    `/app/approvals/${ID}`,
  ],
  [
    'approval_waiting',
    { ...OF_OMAR, approvalState: 'declined' },
    /Payment for approval: declined\d/,
    `/app/approvals/${ID}`,
  ],
  [
    'approval_waiting',
    { ...OF_OMAR, approvalState: 'cancelled' },
    /Payment for approval: cancelled\d/,
    `/app/approvals/${ID}`,
  ],
  ['approval_waiting', { ...OF_OMAR, approvalState: 'expired' }, /not approved in time\d/, `/app/approvals/${ID}`],
  ['sms_off', { smsGroup: 'money_out' }, /No more SMS about: Transfers and payments/, '/app/settings'],
  ['wallet_limit_set', {}, /Limit changed\d.*\d · If this was not you/, '/app/services/wallet/limits'],
])('%s leads to what it is about', async (kind, facts, text, path) => {
  const { respond } = await openScreen('settings')
  const createdAt = '2026-01-05T09:00:00.000Z'
  const notification = { notificationId: crypto.randomUUID(), kind, group: 'security', createdAt, ...facts }
  respond('listNotifications', 'all_green', { items: [notification] })
  await bell.click()
  const link = page.getByRole('banner').getByRole('listitem').getByRole('link')
  await expect.element(link).toMatchTextContent(text)
  await expect.element(link).toHaveAttribute('href', path)
})

test('whoever follows one below the bell has read it', async () => {
  const { requests } = await openScreen('settings')
  await bell.click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Panda Supermarket/ })
    .click()
  await expect.poll(() => location.pathname + location.search).toBe('/app/transactions?reference=PLK8Q3M7X2K9D4TA')
  expect(requests('markNotificationRead')).toHaveLength(1)
})

test('a list that fails to load is reported, and can be retried', async () => {
  const { respond } = await openScreen('notifications', { scenarios: { listNotifications: 'unknown_error' } })
  await expect.element(main.getByRole('alert')).toBeVisible()
  respond('listNotifications', 'all_green')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows).toHaveLength(2)
})
