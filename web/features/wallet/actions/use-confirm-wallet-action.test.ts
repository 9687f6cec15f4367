import { expect, test } from 'vitest'
import { ApiError } from '#web/api/fetcher.ts'
import type { ConfirmWalletActionMutationError } from '#web/api/generated/wallet.ts'
import { confirmOutcomeOf } from './use-confirm-wallet-action.ts'

const refusal = (body: Partial<ConfirmWalletActionMutationError['body']>): ConfirmWalletActionMutationError =>
  new ApiError(400, { error: 'Refused', requestId: 'r1', code: 'VALIDATION_ERROR', ...body })

test.each([
  ['a wrong code', refusal({ attemptsRemaining: 2 }), 'invalid'],
  ['a lock', refusal({ code: 'OTP_LOCKED' }), 'locked'],
  ['an old code', refusal({ code: 'OTP_EXPIRED' }), 'expired'],
  ['an action that is done', refusal({ code: 'ACTION_EXPIRED' }), 'over'],
  ['a network that is down', refusal({ code: 'NETWORK_ERROR' }), 'failed'],
] as const)('%s', (_name, error, problem) => {
  expect(confirmOutcomeOf(error)).toBe(problem)
})
