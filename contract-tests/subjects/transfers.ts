import { eq } from 'drizzle-orm'
import { apiKeys } from '#api/kernel/db/schema/api-keys.ts'
import { transferSchedules } from '#api/kernel/db/schema/transfers.ts'
import { SEARCHED_TRANSFERS } from '#api/money/transfers/payee-search.ts'
import { runSchedules } from '#api/money/transfers/transfer-schedules.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { storeRule } from '#api/testing/customers/approvals.ts'
import { addOldTransfers } from '#api/testing/money/old-transfers.ts'
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
  preparedBy,
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
import { endRules } from '../steps/approvals.ts'
import { suspendBeneficiary } from '../steps/beneficiaries.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'
import { closeExampleSubWallet, fillSubWallet, type SubWalletId, setAside } from '../steps/sub-wallets.ts'
import {
  type BeneficiaryId,
  cancelSchedule,
  confirmSchedule,
  confirmTransfer,
  lookUp,
  monthly,
  payCustomer,
  type Recipient,
  requestMonthly,
  requestScheduleChange,
  requestToBeneficiary,
  requestToCustomer,
  requestTransfer,
  type ScheduleId,
  scheduleTransfer,
  skipFirstRun,
  type TransferId,
  toBeneficiary,
  toCustomer,
  withActiveBeneficiary,
  withDraft,
  withPayees,
} from '../steps/transfers.ts'
import { deactivate, freeze, postFor, spendTheLimit, withTransactions } from '../steps/wallet.ts'

const withMoneyAndPayees = inTurn(withTransactions, withPayees)

export const withPaidTransfer = inTurn(withMoneyAndPayees, payCustomer)

export const withSchedule = inTurn(withMoneyAndPayees, scheduleTransfer)

const withSkippedRun = inTurn(withSchedule, skipFirstRun)

export const preparations = {
  findRecipient: signedIn,
  createTransfer: withMoneyAndPayees,
  sendTransfer: inTurn(withTransactions, withActiveBeneficiary, withSendingKey),
  confirmTransfer: inTurn(withTransactions, withDraft),
  resendTransferCode: inTurn(withTransactions, withDraft, waitToResend),
  cancelTransfer: inTurn(withTransactions, withDraft),
  getTransfer: withPaidTransfer,
  getTransferReceipt: withPaidTransfer,
  listTransfers: withPaidTransfer,
  listTransferSchedules: withSchedule,
  getTransferSchedule: withSchedule,
  cancelTransferSchedule: withSchedule,
  changeTransferSchedule: withSchedule,
  skipTransferRun: withSchedule,
  unskipTransferRun: withSkippedRun,
} satisfies Preparations

/** The balance is more than one transfer of the examples. */
const withMoney = inTurn(signedIn, async people => {
  await postFor(people, topUp(500_00))
})

/** The sub-wallet has as much as the transfer of the examples. */
const withFullSubWallet = (people: People): Promise<SubWalletId> => fillSubWallet(people, 200_00)

/** Each of its terms is another one than in the examples of a change. */
async function scheduleOther(people: People, made: Recipient): Promise<TransferId & ScheduleId> {
  const schedule = { startsOn: '2026-02-01', repeats: 'weekly' } as const
  const transfer = await requestTransfer(people, { ...toCustomer(made), purpose: 'personal', schedule })
  return { ...transfer, ...(await confirmSchedule(people, transfer)) }
}

/** Adds as many transfers as a page of a search looks at. */
async function addManyTransfers({ plink, newcomer }: People): Promise<void> {
  await addOldTransfers(plink.deps.db, newcomer.userId, SEARCHED_TRANSFERS, plink.clock())
}

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
      'schedule.endsOn': inTransfer('schedule.endsOn'),
      'schedule.paymentCount': inTransfer('schedule.paymentCount'),
    },
  },
  changeTransferSchedule: {
    prepare: inTurn(withMoney, withPayees, withFullSubWallet, scheduleOther),
    fields: {
      transferId: IDENTIFIER,
      'amount.amount': inTransfer('amount.amount'),
      'amount.currency': CONSTANT,
      purpose: inTransfer('purpose'),
      note: inTransfer('note'),
      subWallet: inTransfer('subWallet'),
      'schedule.startsOn': inTransfer('schedule.startsOn'),
      'schedule.repeats': inTransfer('schedule.repeats'),
      'schedule.endsOn': inTransfer('schedule.endsOn'),
      'schedule.paymentCount': inTransfer('schedule.paymentCount'),
    },
  },
  skipTransferRun: { fields: { on: IDENTIFIER } },
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

const lockCodes = ({ customer }: People, { transferId }: TransferId): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`/api/v1/transfers/${transferId}/confirm`, { otp }))

const withLockedCodes = inTurn(withTransactions, withDraft, lockCodes)

const withMonthlyDraft = inTurn(withMoneyAndPayees, requestMonthly)

const withDraftToBeneficiary = inTurn(withMoneyAndPayees, requestToBeneficiary)

/** Confirms a schedule and stores copies, so that there are this many. Returns the confirmed one. */
const fillSchedules = (count: number) => async (people: People, made: Recipient) => {
  const { scheduleId } = await scheduleTransfer(people, made)
  await repeatSchedule(people.plink.deps, scheduleId, count - 1)
  return { scheduleId }
}

async function scheduleToBeneficiary(people: People, made: BeneficiaryId): Promise<TransferId & ScheduleId> {
  const transfer = await requestTransfer(people, monthly(toBeneficiary(made)))
  return { ...transfer, ...(await confirmSchedule(people, transfer)) }
}

const withScheduleToBeneficiary = inTurn(withMoneyAndPayees, scheduleToBeneficiary)

/** Another change is made in the meantime. The customer keeps the code of the first one. */
async function confirmOtherChange(people: People, made: ScheduleId): Promise<void> {
  const { customer } = people
  const { otp } = customer
  await confirmTransfer(people, await requestScheduleChange(people, made))
  customer.otp = otp
}

/** Another change waits for approval. */
async function confirmWaitingChange(people: People, made: ScheduleId): Promise<void> {
  const { plink, newcomer } = people
  await storeRule(plink.deps, newcomer.userId, 1_00, 1)
  await confirmOtherChange(people, made)
  await endRules(people)
}

const lockCodesOfChange = async (people: People, made: ScheduleId): Promise<void> =>
  lockCodes(people, await requestScheduleChange(people, made))

const withChange = inTurn(withSchedule, requestScheduleChange)

const withCancelledSchedule = inTurn(withSchedule, cancelSchedule)

/** Requests a transfer to a customer who then closes the account. */
async function draftToClosedAccount(people: People): Promise<TransferId> {
  const { plink } = people
  const { customer } = await newWalletOwner(plink)
  const draft = await requestToCustomer(people, await lookUp(people, customer.identifier))
  await plink.deps.db.transaction(tx => closeAccount(tx, customer.userId, plink.clock()))
  return draft
}

const withInstantLimit: ScenarioScript = async context => {
  const made = await withDraftToBeneficiary(context)
  return context.call({ made, server: context.plink.with({ transferLimits: { instant: 1 } }) })
}

async function draftFromClosedSubWallet(people: People, made: Recipient): Promise<TransferId> {
  const subWallet = await withFullSubWallet(people)
  const draft = await requestTransfer(people, { ...toCustomer(made), subWallet: subWallet.subWalletId })
  await closeExampleSubWallet(people, subWallet, 200_00)
  return draft
}

const requestOnce = (people: People, made: Recipient): Promise<TransferId> =>
  requestTransfer(people, { ...toCustomer(made), schedule: { startsOn: '2026-02-01', repeats: 'once' } })

/** Makes the only transfer of the schedule. */
async function endSchedule({ plink: { deps, clock } }: People, { scheduleId }: { scheduleId: string }): Promise<void> {
  await deps.db.update(transferSchedules).set({ dueAt: clock() }).where(eq(transferSchedules.id, scheduleId))
  await runSchedules(deps)
}

const withEndedSchedule = inTurn(withMoneyAndPayees, requestOnce, confirmSchedule, endSchedule)

/** Requests a scheduled transfer, and then fills the last place for schedules. */
async function draftOfLastPlace(people: People, made: Recipient): Promise<TransferId> {
  const { scheduleId } = await fillSchedules(MAX_SCHEDULES - 1)(people, made)
  const draft = await requestMonthly(people, made)
  await repeatSchedule(people.plink.deps, scheduleId, 1)
  return draft
}

/** Lets the API key send more than everything else allows. */
async function raiseCap({ plink, newcomer }: People): Promise<void> {
  await plink.deps.db.update(apiKeys).set({ dailyCap: 1_000_000_00 }).where(eq(apiKeys.accountId, newcomer.userId))
}

const withSuspendedPayee = inTurn(withMoneyAndPayees, suspendBeneficiary)

const inEmptyWallet = preparedFor('createWalletAction')

export const scripts: ScenarioScripts = {
  createTransfer: {
    transfer_schedule_limit_reached: preparedBy(inTurn(withMoneyAndPayees, fillSchedules(MAX_SCHEDULES))),
    from_sub_wallet: after(withFullSubWallet),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    beneficiary_not_active: preparedBy(withSuspendedPayee),
    insufficient_funds: after(setAside),
    otp_locked: preparedBy(withLockedCodes),
    otp_send_failed: withoutSms,
  },

  sendTransfer: {
    from_sub_wallet: after(withFullSubWallet),
    wallet_inactive: after(deactivate),
    beneficiary_not_active: preparedBy(
      inTurn(withTransactions, withActiveBeneficiary, withSendingKey, suspendBeneficiary),
    ),
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
    transfer_state_invalid: preparedFor('confirmTransfer'),
  },

  getTransfer: {
    draft: preparedFor('confirmTransfer'),
    transfer_not_found: unknownId('transferId'),
  },

  listTransfers: {
    search_continues: after(addManyTransfers),
    wallet_empty: inEmptyWallet,
    cursor_invalid: withOtherCursor,
  },

  listTransferSchedules: {
    wallet_empty: inEmptyWallet,
    cursor_invalid: withOtherCursor,
  },

  getTransferSchedule: {
    one_skipped: preparedBy(withSkippedRun),
    transfer_schedule_not_found: unknownId('scheduleId'),
  },

  changeTransferSchedule: {
    from_sub_wallet: after(withFullSubWallet),
    transfer_schedule_not_found: unknownId('scheduleId'),
    transfer_schedule_ended: preparedBy(withCancelledSchedule),
    transfer_schedule_change_waiting: preparedBy(inTurn(withSchedule, confirmWaitingChange)),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    beneficiary_not_active: preparedBy(inTurn(withScheduleToBeneficiary, suspendBeneficiary)),
    amount_out_of_range: async context => {
      const made = await withScheduleToBeneficiary(context)
      return context.call({ made, server: context.plink.with({ transferLimits: { instant: 1 } }) })
    },
    idempotency_mismatch: withOtherId('scheduleId'),
    otp_locked: preparedBy(inTurn(withSchedule, lockCodesOfChange)),
    otp_send_failed: withoutSms,
  },

  skipTransferRun: {
    transfer_schedule_not_found: unknownId('scheduleId'),
    transfer_schedule_ended: preparedBy(withCancelledSchedule),
  },

  unskipTransferRun: {
    transfer_schedule_not_found: async context => {
      const made = await withSkippedRun(context)
      return context.call({ made, parameters: { scheduleId: crypto.randomUUID(), on: '2026-02-01' } })
    },
    transfer_schedule_ended: preparedBy(withCancelledSchedule),
    transfer_run_started: async context => {
      const made = await withSkippedRun(context)
      return context.call({ made, parameters: { scheduleId: made.scheduleId, on: '2026-01-05' } })
    },
  },

  cancelTransferSchedule: {
    transfer_schedule_not_found: unknownId('scheduleId'),
    transfer_schedule_ended: preparedBy(withEndedSchedule),
    idempotency_mismatch: withOtherId('scheduleId'),
  },

  confirmTransfer: {
    to_beneficiary: preparedBy(withDraftToBeneficiary),
    repeating: preparedBy(withMonthlyDraft),
    transfer_not_found: unknownId('transferId'),
    sub_wallet_not_found: preparedBy(inTurn(withMoneyAndPayees, draftFromClosedSubWallet)),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    in_suspense: withSettings({ licence: { maximumBalance: 1 } }),
    recipient_unavailable: after(draftToClosedAccount),
    transfer_schedule_limit_reached: preparedBy(inTurn(withMoneyAndPayees, draftOfLastPlace)),
    transfer_schedule_ended: preparedBy(inTurn(withChange, cancelSchedule)),
    transfer_schedule_changed: preparedBy(inTurn(withChange, confirmOtherChange)),
    transfer_schedule_change_waiting: preparedBy(inTurn(withChange, confirmWaitingChange)),
    beneficiary_not_active: preparedBy(inTurn(withMoneyAndPayees, requestToBeneficiary, suspendBeneficiary)),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    transfer_expired: calledBefore,
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    amount_out_of_range: withInstantLimit,
    otp_locked: preparedBy(withLockedCodes),
  },

  resendTransferCode: {
    transfer_not_found: unknownId('transferId'),
    transfer_expired: afterChallenge,
    ...resendRefusals('transferId', 'confirmTransfer', withLockedCodes),
  },
}
