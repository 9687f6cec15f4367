import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  keepPendingAction,
  keepResentCode,
  pendingActionFor,
  pendingActionIn,
  pendingActionOf,
} from './pending-action.ts'

const NOW = Date.parse('2026-01-05T09:00:00.000Z')
const pending = pendingActionOf(
  {
    actionId: 'a1',
    type: 'activate',
    expiresAt: '2026-01-05T09:05:00.000Z',
    resendAfterSeconds: 30,
    attemptsAllowed: 5,
    otpCode: '482913',
  },
  NOW,
)

test('an action waits for a code that ends, and can be sent again after a while', () => {
  expect(pending).toEqual({ actionId: 'a1', expiresAt: NOW + 300_000, resendAt: NOW + 30_000, otpCode: '482913' })
})

test('it is found again in the navigation state', () => {
  expect(pendingActionIn({ action: 'activate', pending })).toEqual(pending)
})

test.each([
  null,
  undefined,
  'text',
  {},
  { pending: null },
  { pending: { actionId: 'a1' } },
  { pending: { expiresAt: 1 } },
])('no action waits in %j', state => {
  expect(pendingActionIn(state)).toBeNull()
})

test('the newest action is found for the very same change, with the code that was sent last', () => {
  const queryClient = new QueryClient()
  keepPendingAction(queryClient, { type: 'activate' }, pending)
  expect(pendingActionFor(queryClient, { type: 'activate' })).toEqual(pending)
  const resent = { ...pending, otpCode: '111222' }
  keepResentCode(queryClient, { ...resent, actionId: 'a2' })
  expect(pendingActionFor(queryClient, { type: 'activate' })).toEqual(pending)
  keepResentCode(queryClient, resent)
  expect(pendingActionFor(queryClient, { type: 'activate' })).toEqual(resent)
  expect(pendingActionFor(queryClient, { type: 'create_sub_wallet', name: 'Rent' })).toBeUndefined()
})
