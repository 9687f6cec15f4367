import { eq } from 'drizzle-orm'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { transferSchedules } from '#api/kernel/db/schema/transfers.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { repeatSchedule } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { MAX_SCHEDULES, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { CODE, CONSTANT, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import {
  after,
  afterChallenge,
  afterSeconds,
  calledBefore,
  preparedFor,
  resendRefusals,
  unknownId,
  withOtherCursor,
  withOtherId,
  withoutSms,
  withSettings,
} from '../scenarios/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scenarios/scenario-script.ts'
import { withSendingKey } from '../steps/api-keys.ts'
import { suspendBeneficiary } from '../steps/beneficiaries.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparation, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { closeExampleSubWallet, fillSubWallet, setAside } from '../steps/sub-wallets.ts'
import {
  confirmTransfer,
  lookUp,
  payCustomer,
  repeating,
  requestTransfer,
  scheduleTransfer,
  toBeneficiary,
  toCustomer,
  withActiveBeneficiary,
  withDraft,
  withPayees,
} from '../steps/transfers.ts'
import { deactivate, freeze, postFor, spendTheLimit, withTransactions } from '../steps/wallet.ts'
import type { TestUser } from '../test-user.ts'

const withPaidTransfer = inTurn(withTransactions, withPayees, payCustomer)

const withSchedule = inTurn(withTransactions, withPayees, scheduleTransfer)

export const preparations: Preparations = {
  findRecipient: signedIn,
  createTransfer: inTurn(withTransactions, withPayees),
  sendTransfer: inTurn(withTransactions, withActiveBeneficiary, withSendingKey),
  confirmTransfer: inTurn(withTransactions, withDraft),
  resendTransferCode: inTurn(withTransactions, withDraft, waitToResend),
  cancelTransfer: inTurn(withTransactions, withDraft),
  getTransfer: withPaidTransfer,
  getTransferReceipt: withPaidTransfer,
  listTransfers: withPaidTransfer,
  listTransferSchedules: withSchedule,
  cancelTransferSchedule: withSchedule,
}

/** A balance that is more than one transfer of the examples. */
const withMoney = inTurn(signedIn, user => postFor(user, topUp(500_00)))

/** The transfer of the examples is all that it has. */
const withFullSubWallet: Preparation = user => fillSubWallet(user, 200_00)

const inTransfer = readIn('getTransfer')

export const requestFields: RequestFields = {
  findRecipient: { fields: { identifier: IDENTIFIER } },
  createTransfer: {
    prepare: inTurn(withMoney, withPayees, withFullSubWallet),
    fields: {
      'destination.kind': inTransfer('destination.kind'),
      'destination.recipientToken': IDENTIFIER,
      'destination.beneficiaryId': IDENTIFIER,
      'amount.amount': inTransfer('amount.amount'),
      'amount.currency': CONSTANT,
      purpose: inTransfer('purpose'),
      note: inTransfer('note'),
      subWallet: inTransfer('subWallet'),
      'schedule.startsOn': inTransfer('schedule.startsOn'),
      'schedule.repeats': inTransfer('schedule.repeats'),
    },
  },
  sendTransfer: {
    prepare: inTurn(withMoney, withActiveBeneficiary, withSendingKey, withFullSubWallet),
    fields: {
      beneficiaryId: inTransfer('destination.beneficiaryId'),
      'amount.amount': inTransfer('amount.amount'),
      'amount.currency': CONSTANT,
      purpose: inTransfer('purpose'),
      note: inTransfer('note'),
      subWallet: inTransfer('subWallet'),
    },
  },
  confirmTransfer: { fields: { otp: CODE } },
}

const lockCodes = ({ customer, transfer }: TestUser): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`/api/v1/transfers/${transfer.transferId}/confirm`, { otp }))

/** Confirms a plan, so many times. */
async function fillSchedules(user: TestUser, count: number): Promise<void> {
  await requestTransfer(user, repeating(user))
  const { scheduleId } = await confirmTransfer(user)
  user.transfer.scheduleId = scheduleId
  await repeatSchedule(user.world.deps, scheduleId, count - 1)
}

/** The draft is for a customer who closes the account before it is confirmed. */
const recipientCloses = after(async user => {
  const { world } = user
  const recipient = await newWalletOwner(world)
  await lookUp(user, recipient.customer.identifier)
  await requestTransfer(user, toCustomer(user))
  await world.deps.db.transaction(tx => closeAccount(tx, recipient.customer.userId, world.clock()))
})

const withInstantLimit: ScenarioScript = async context => {
  const { prepare, call, world } = context
  await prepare()
  await requestTransfer(context, toBeneficiary(context))
  return call({}, world.with({ transferLimits: { instant: 1 } }))
}

async function subWalletCloses(user: TestUser): Promise<void> {
  await withFullSubWallet(user)
  await requestTransfer(user, { ...toCustomer(user), subWallet: user.wallet.subWalletId })
  await closeExampleSubWallet(user, 200_00)
}

/** Lets the API key send more than everything else allows. */
const raiseCap = ({ world, person }: TestUser) =>
  world.deps.db.update(apiKeys).set({ dailyCap: 1_000_000_00 }).where(eq(apiKeys.accountId, person.userId))

const inEmptyWallet = preparedFor('createWalletAction')

export const scripts: ScenarioScripts = {
  createTransfer: {
    transfer_schedule_limit_reached: after(user => fillSchedules(user, MAX_SCHEDULES)),
    from_sub_wallet: after(withFullSubWallet),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    beneficiary_not_active: after(suspendBeneficiary),
    insufficient_funds: after(setAside),
    otp_locked: async context => {
      await context.prepareFor('confirmTransfer')
      await lockCodes(context)
      return context.call()
    },
    otp_send_failed: withoutSms,
  },

  sendTransfer: {
    from_sub_wallet: after(withFullSubWallet),
    wallet_inactive: after(deactivate),
    beneficiary_not_active: after(suspendBeneficiary),
    insufficient_funds: after(setAside),
    limit_exceeded: after(raiseCap),
    amount_out_of_range: after(raiseCap),
  },

  cancelTransfer: {
    transfer_not_found: unknownId('transferId'),
    transfer_not_cancellable: preparedFor('getTransfer'),
    idempotency_mismatch: withOtherId('transferId'),
  },

  getTransferReceipt: {
    transfer_not_found: unknownId('transferId'),
    transfer_state_invalid: after(user => requestTransfer(user, toCustomer(user))),
  },

  getTransfer: {
    draft: preparedFor('confirmTransfer'),
    transfer_not_found: unknownId('transferId'),
  },

  listTransfers: {
    wallet_empty: inEmptyWallet,
    cursor_invalid: withOtherCursor,
  },

  listTransferSchedules: {
    wallet_empty: inEmptyWallet,
    cursor_invalid: withOtherCursor,
  },

  cancelTransferSchedule: {
    transfer_schedule_not_found: unknownId('scheduleId'),
    transfer_schedule_ended: async context => {
      const { world, customer, transfer, call } = context
      await context.prepareFor('createTransfer')
      await requestTransfer(context, {
        ...toCustomer(context),
        schedule: { startsOn: '2026-02-01', repeats: 'once' },
      })
      const path = `/api/v1/transfers/${transfer.transferId}/confirm`
      transfer.scheduleId = (await (await customer.post(path, { otp: customer.otp })).json()).scheduleId
      const isThis = eq(transferSchedules.id, transfer.scheduleId)
      await world.deps.db.update(transferSchedules).set({ dueAt: world.clock() }).where(isThis)
      await runSchedules(world.deps)
      return call()
    },
    idempotency_mismatch: withOtherId('scheduleId'),
  },

  confirmTransfer: {
    to_beneficiary: after(user => requestTransfer(user, toBeneficiary(user))),
    repeating: after(user => requestTransfer(user, repeating(user))),
    transfer_not_found: unknownId('transferId'),
    sub_wallet_not_found: after(subWalletCloses),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    in_suspense: withSettings({ licence: { maximumBalance: 1 } }),
    recipient_unavailable: recipientCloses,
    transfer_schedule_limit_reached: after(async user => {
      await fillSchedules(user, MAX_SCHEDULES - 1)
      await requestTransfer(user, repeating(user))
      await repeatSchedule(user.world.deps, user.transfer.scheduleId, 1)
    }),
    beneficiary_not_active: after(async user => {
      await requestTransfer(user, toBeneficiary(user))
      await suspendBeneficiary(user)
    }),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    transfer_expired: calledBefore,
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    amount_out_of_range: withInstantLimit,
    otp_locked: after(lockCodes),
  },

  resendTransferCode: {
    transfer_not_found: unknownId('transferId'),
    transfer_expired: afterChallenge,
    ...resendRefusals('transferId', 'confirmTransfer', lockCodes),
  },
}
