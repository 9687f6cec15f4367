import type { WalletActionRequest } from '#api/contract/generated/schemas.ts'
import { sar } from '#api/testing/money/wallet.ts'
import { MAX_SUB_WALLETS } from '#domain/constants.ts'
import type { People } from '../people.ts'
import { CHOICE, CODE, CONSTANT, IDENTIFIER, type RequestFields } from '../request-fields.ts'
import {
  after,
  afterChallenge,
  confirmRefusals,
  preparedBy,
  preparedFor,
  resendRefusals,
  unknownId,
  withoutSms,
} from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { openExampleSubWallet } from '../steps/sub-wallets.ts'
import { deactivate, freeze } from '../steps/wallet.ts'

const ACTIONS = '/api/v1/wallet/actions'

type ActionId = { actionId: string }

/** Requests a wallet action, for which the customer gets a code. */
async function requestAction({ customer }: People, action: WalletActionRequest): Promise<ActionId> {
  const { actionId, otpCode } = await successOf(customer.post(ACTIONS, action))
  customer.otp = otpCode
  return { actionId }
}

/** Tries to confirm the action with this code. */
const tryActionCode = ({ customer }: People, { actionId }: ActionId, otp: string): Promise<Response> =>
  customer.post(`${ACTIONS}/${actionId}/confirm`, { otp })

/** Tries wrong codes until all actions are locked. */
const lockActionCodes = (people: People, action: ActionId): Promise<void> =>
  tryWrongCodes(people.customer, otp => tryActionCode(people, action, otp))

const DAILY_LIMIT = { type: 'set_limit', period: 'daily', limit: { amount: 5_000_00, currency: 'SAR' } } as const

const withPendingAction = inTurn(signedIn, people => requestAction(people, DAILY_LIMIT))

const withLockedCodes = inTurn(withPendingAction, lockActionCodes)

export const preparations = {
  createWalletAction: signedIn,
  confirmWalletAction: withPendingAction,
  resendWalletActionCode: inTurn(withPendingAction, waitToResend),
  deactivateWallet: withLockedCodes,
} satisfies Preparations

export const requestFields: RequestFields = {
  createWalletAction: {
    afterwards: (people, { actionId }) => tryActionCode(people, { actionId }, people.customer.otp),
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

const DEACTIVATE: WalletActionRequest = { type: 'deactivate' }
const SET_LIMIT: WalletActionRequest = { type: 'set_limit', period: 'daily', limit: sar(5_000_00) }
const REMOVE_TYPE_LIMIT: WalletActionRequest = {
  type: 'set_limit',
  transactionType: 'local_pos',
  period: 'monthly',
  limit: null,
}
const CREATE_SUB_WALLET: WalletActionRequest = { type: 'create_sub_wallet', name: 'Salaries' }

/** This action waits in place of that of the examples. */
const withPending = (action: WalletActionRequest) => after(people => requestAction(people, action))

async function fillSubWallets(people: People): Promise<void> {
  for (let count = 0; count < MAX_SUB_WALLETS; count++) await openExampleSubWallet(people)
}

/** The action was possible when it was requested; then something else happens first. */
const overtaken = (action: WalletActionRequest, by: (people: People) => Promise<void>): ScenarioScript =>
  after(async people => {
    const made = await requestAction(people, action)
    await by(people)
    return made
  })

export const scripts: ScenarioScripts = {
  createWalletAction: {
    activate: after(deactivate),
    wallet_frozen: after(freeze),
    sub_wallet_limit_reached: after(fillSubWallets),
    // Wrong codes for one action lock all actions.
    otp_locked: preparedBy(withLockedCodes),
    otp_cooldown: withPending(SET_LIMIT),
    otp_send_failed: withoutSms,
  },

  confirmWalletAction: {
    remove_type_limit: preparedBy(inTurn(signedIn, people => requestAction(people, REMOVE_TYPE_LIMIT))),
    deactivate: withPending(DEACTIVATE),
    create_sub_wallet: withPending(CREATE_SUB_WALLET),
    action_not_found: unknownId('actionId'),
    wallet_frozen: after(freeze),
    wallet_status_unchanged: overtaken(DEACTIVATE, deactivate),
    sub_wallet_limit_reached: overtaken(CREATE_SUB_WALLET, fillSubWallets),
    ...confirmRefusals(withLockedCodes),
  },

  resendWalletActionCode: {
    action_not_found: unknownId('actionId'),
    action_expired: afterChallenge,
    ...resendRefusals('actionId', 'confirmWalletAction', withLockedCodes),
  },

  deactivateWallet: {
    code_required: preparedFor('createWalletAction'),
  },
}
