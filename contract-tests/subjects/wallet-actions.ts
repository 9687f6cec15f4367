import type { WalletActionRequest } from '#api/contract/generated/schemas.ts'
import { wrongCode } from '#api/testing/customer.ts'
import { OTP_ATTEMPTS } from '#domain/constants.ts'
import { CHOICE, CODE, CONSTANT, IDENTIFIER, type RequestFields } from '../request-fields.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import type { TestUser } from '../test-user.ts'

const ACTIONS = '/api/v1/wallet/actions'

/** Requests a wallet action and keeps its id and its code. */
export async function requestAction({ customer, wallet }: TestUser, action: WalletActionRequest): Promise<void> {
  const { actionId, otpCode } = await successOf(customer.post(ACTIONS, action))
  wallet.actionId = actionId
  customer.otp = otpCode
}

/** Tries to confirm the pending action with this code. */
const tryActionCode = ({ customer, wallet }: TestUser, otp: string): Promise<Response> =>
  customer.post(`${ACTIONS}/${wallet.actionId}/confirm`, { otp })

/** Tries wrong codes until all actions are locked. */
export async function lockActionCodes(user: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++) await tryActionCode(user, wrongCode(user.customer.otp))
}

const DAILY_LIMIT = { type: 'set_limit', period: 'daily', limit: { amount: 5_000_00, currency: 'SAR' } } as const

const withPendingAction = inTurn(signedIn, user => requestAction(user, DAILY_LIMIT))

export const preparations: Preparations = {
  createWalletAction: signedIn,
  confirmWalletAction: withPendingAction,
  resendWalletActionCode: inTurn(withPendingAction, waitToResend),
  deactivateWallet: inTurn(withPendingAction, lockActionCodes),
}

export const requestFields: RequestFields = {
  createWalletAction: {
    afterwards: user => tryActionCode(user, user.customer.otp),
    fields: {
      type: CHOICE,
      transactionType: IDENTIFIER,
      period: IDENTIFIER,
      'limit.amount': { operation: 'getLimits', path: 'overall.daily.limit.amount' },
      'limit.currency': CONSTANT,
      name: { operation: 'listSubWallets', path: 'items[0].name' },
    },
  },
  confirmWalletAction: { fields: { otp: CODE } },
}
