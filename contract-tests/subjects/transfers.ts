import { eq } from 'drizzle-orm'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { transferSchedules } from '#api/kernel/db/schema/transfers.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { repeatSchedule } from '#api/testing/money/transfers.ts'
import { topUp } from '#api/testing/money/wallet.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { MAX_SCHEDULES, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import type { People } from '../people.ts'
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
} from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
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
const withMoney = inTurn(signedIn, people => postFor(people, topUp(500_00)))

/** The transfer of the examples is all that it has. */
const withFullSubWallet: Preparation = people => fillSubWallet(people, 200_00)

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

const lockCodes = ({ customer, transfer }: People): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`/api/v1/transfers/${transfer.transferId}/confirm`, { otp }))

/** Confirms a plan, so many times. */
async function fillSchedules(people: People, count: number): Promise<void> {
  await requestTransfer(people, repeating(people))
  const { scheduleId } = await confirmTransfer(people)
  people.transfer.scheduleId = scheduleId
  await repeatSchedule(people.plink.deps, scheduleId, count - 1)
}

/** The draft is for a customer who closes the account before it is confirmed. */
const recipientCloses = after(async people => {
  const { plink } = people
  const recipient = await newWalletOwner(plink)
  await lookUp(people, recipient.customer.identifier)
  await requestTransfer(people, toCustomer(people))
  await plink.deps.db.transaction(tx => closeAccount(tx, recipient.customer.userId, plink.clock()))
})

const withInstantLimit: ScenarioScript = async context => {
  const { prepare, call, plink } = context
  await prepare()
  await requestTransfer(context, toBeneficiary(context))
  return call({}, plink.with({ transferLimits: { instant: 1 } }))
}

async function subWalletCloses(people: People): Promise<void> {
  await withFullSubWallet(people)
  await requestTransfer(people, { ...toCustomer(people), subWallet: people.wallet.subWalletId })
  await closeExampleSubWallet(people, 200_00)
}

/** Lets the API key send more than everything else allows. */
const raiseCap = ({ plink, newcomer }: People) =>
  plink.deps.db.update(apiKeys).set({ dailyCap: 1_000_000_00 }).where(eq(apiKeys.accountId, newcomer.userId))

const inEmptyWallet = preparedFor('createWalletAction')

export const scripts: ScenarioScripts = {
  createTransfer: {
    transfer_schedule_limit_reached: after(people => fillSchedules(people, MAX_SCHEDULES)),
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
    transfer_state_invalid: after(people => requestTransfer(people, toCustomer(people))),
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
      const { plink, customer, transfer, call } = context
      await context.prepareFor('createTransfer')
      await requestTransfer(context, {
        ...toCustomer(context),
        schedule: { startsOn: '2026-02-01', repeats: 'once' },
      })
      const path = `/api/v1/transfers/${transfer.transferId}/confirm`
      transfer.scheduleId = (await (await customer.post(path, { otp: customer.otp })).json()).scheduleId
      const isThis = eq(transferSchedules.id, transfer.scheduleId)
      await plink.deps.db.update(transferSchedules).set({ dueAt: plink.clock() }).where(isThis)
      await runSchedules(plink.deps)
      return call()
    },
    idempotency_mismatch: withOtherId('scheduleId'),
  },

  confirmTransfer: {
    to_beneficiary: after(people => requestTransfer(people, toBeneficiary(people))),
    repeating: after(people => requestTransfer(people, repeating(people))),
    transfer_not_found: unknownId('transferId'),
    sub_wallet_not_found: after(subWalletCloses),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    in_suspense: withSettings({ licence: { maximumBalance: 1 } }),
    recipient_unavailable: recipientCloses,
    transfer_schedule_limit_reached: after(async people => {
      await fillSchedules(people, MAX_SCHEDULES - 1)
      await requestTransfer(people, repeating(people))
      await repeatSchedule(people.plink.deps, people.transfer.scheduleId, 1)
    }),
    beneficiary_not_active: after(async people => {
      await requestTransfer(people, toBeneficiary(people))
      await suspendBeneficiary(people)
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
