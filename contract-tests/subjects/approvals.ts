import { eq } from 'drizzle-orm'
import { approvalRulesByPerson } from '#api/kernel/db/schema/approvals.ts'
import { transferSchedules } from '#api/kernel/db/schema/transfers.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { storeRule } from '#api/testing/customers/approvals.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { bill } from '#api/testing/money/bills.ts'
import { repeatSchedule } from '#api/testing/money/transfers.ts'
import { newWalletOwner } from '#api/testing/money/wallet-owner.ts'
import { MAX_SCHEDULES, OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import type { People } from '../people.ts'
import { CODE, CONSTANT, PROOF, type RequestFields, readIn } from '../request-fields.ts'
import {
  after,
  afterSeconds,
  codeRefusals,
  preparedBy,
  preparedFor,
  unknownId,
  withOtherBody,
  withOtherCursor,
  withOtherId,
  withSettings,
} from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import {
  type Approval,
  type Approver,
  endRules,
  findApproval,
  payAsMaker,
  sendApprovalCode,
  setRole,
  type Team,
  withApproval,
  withApprovalCode,
  withOwnApproval,
  withPaymentOfMaker,
} from '../steps/approvals.ts'
import { suspendBeneficiary } from '../steps/beneficiaries.ts'
import { type BillOrder, confirmBillOrder, monthlyBill, requestBills } from '../steps/bills.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Made, type Preparations, successOf } from '../steps/preparation.ts'
import { closeExampleSubWallet, fillSubWallet, setAside } from '../steps/sub-wallets.ts'
import {
  type BeneficiaryId,
  confirmSchedule,
  confirmTransfer,
  lookUp,
  monthly,
  payBeneficiary,
  payCustomer,
  requestScheduleChange,
  requestTransfer,
  type TransferId,
  toBeneficiary,
} from '../steps/transfers.ts'
import { deactivate, freeze, spendTheLimit, withTransactions } from '../steps/wallet.ts'

const withWaitingPayment = inTurn(withTransactions, withApproval)
const withCode = inTurn(withTransactions, withApprovalCode)
const withPaymentOfOwnerAlone = inTurn(withTransactions, withOwnApproval)

export const preparations = {
  listApprovals: withWaitingPayment,
  countWaitingApprovals: withWaitingPayment,
  getApproval: withWaitingPayment,
  changePayment: withPaymentOfOwnerAlone,
  sendApprovalCode: withWaitingPayment,
  approvePayment: withCode,
  declinePayment: withWaitingPayment,
  withdrawPayment: withWaitingPayment,
} satisfies Preparations

const inApproval = readIn('getApproval')

export const requestFields: RequestFields = {
  sendApprovalCode: { fields: { digest: PROOF } },
  approvePayment: { fields: { digest: PROOF, otp: CODE } },
  declinePayment: { fields: { reason: inApproval('reason') } },
  changePayment: {
    fields: {
      'amount.amount': inApproval('transfer.amount.amount'),
      'amount.currency': CONSTANT,
      purpose: inApproval('transfer.purpose'),
      note: inApproval('transfer.note'),
    },
  },
}

/** The payment waits for two approvals. */
const withTwoNeeded = inTurn(withTransactions, withPaymentOfMaker(2, payBeneficiary))

async function act(customer: Customer, { approvalId }: Approval, action: string, body: object): Promise<void> {
  await successOf(customer.post(`/api/v1/approvals/${approvalId}/${action}`, body))
}

const declineAsApprover = (_: People, made: Approval & Approver): Promise<void> =>
  act(made.approver, made, 'decline', { reason: 'Wrong supplier' })

async function approveAsOwner(people: People, made: Approval): Promise<void> {
  const { customer } = people
  await sendApprovalCode(people, made)
  await act(customer, made, 'approve', { digest: made.digest, otp: customer.otp })
}

async function changeAsMaker(_: People, { maker, approvalId }: Approval & Team): Promise<void> {
  await successOf(maker.patch(`/api/v1/approvals/${approvalId}`, { note: 'Changed' }))
}

const withPaymentOfOwner = inTurn(withTransactions, withApproval, payBeneficiary, findApproval)

const madeByOwner = preparedBy(withPaymentOfOwner)

/** The maker calls, in place of the owner. */
const byMaker =
  (prepare: (people: People) => Promise<Made & Team>): ScenarioScript =>
  async context => {
    const made = await prepare(context)
    return context.call({ made, token: made.maker.accessToken })
  }

const lockApprovals = ({ customer }: People, { approvalId, digest }: Approval): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`/api/v1/approvals/${approvalId}/approve`, { digest, otp }))

/** The payment is from a sub-wallet, which closes. */
async function withPaymentFromClosedSubWallet(people: People) {
  const subWallet = await fillSubWallet(people, 200_00)
  const pay = async (payer: People, made: BeneficiaryId): Promise<TransferId> => {
    const request = { ...toBeneficiary(made), subWallet: subWallet.subWalletId }
    const transfer = await requestTransfer(payer, request)
    await confirmTransfer(payer, transfer)
    return transfer
  }
  const made = await withPaymentOfMaker(1, pay)(people)
  await sendApprovalCode(people, made)
  await closeExampleSubWallet(people, subWallet, 200_00)
  return made
}

/** The payment is to a customer who closes the account. */
async function withPaymentToClosedAccount(people: People) {
  const { plink } = people
  const recipient = (await newWalletOwner(plink)).customer
  const pay = async (payer: People): Promise<TransferId> =>
    payCustomer(payer, await lookUp(payer, recipient.identifier))
  const made = await withPaymentOfMaker(1, pay)(people)
  await sendApprovalCode(people, made)
  await plink.deps.db.transaction(tx => closeAccount(tx, recipient.userId, plink.clock()))
  return made
}

const requestMonthly = (people: People, made: BeneficiaryId): Promise<TransferId> =>
  requestTransfer(people, monthly(toBeneficiary(made)))

async function payMonthly(people: People, made: BeneficiaryId): Promise<TransferId> {
  const transfer = await requestMonthly(people, made)
  await confirmTransfer(people, transfer)
  return transfer
}

/** Others have taken all places. */
async function fillSchedules(people: People, made: BeneficiaryId): Promise<void> {
  const { deps, clock } = people.plink
  await endRules(people)
  const { scheduleId } = await confirmSchedule(people, await requestMonthly(people, made))
  await repeatSchedule(deps, scheduleId, MAX_SCHEDULES - 1)
  // The owner gets the code for the approval after the one for the transfer.
  clock.advance(OTP_RESEND_SECONDS + 1)
}

/** The schedule needs no approval, and its change does. */
async function changeSchedule(people: People, made: BeneficiaryId): Promise<TransferId> {
  const { plink, newcomer } = people
  await endRules(people)
  const schedule = await confirmSchedule(people, await requestMonthly(people, made))
  await storeRule(plink.deps, newcomer.userId, 1_00, 1)
  const change = await requestScheduleChange(people, schedule)
  await confirmTransfer(people, change)
  return change
}

/** It runs for the last time, before the job has ended its change. */
async function endSchedule({ plink, newcomer }: People): Promise<void> {
  await plink.deps.db
    .update(transferSchedules)
    .set({ state: 'ended', stateCause: 'last_run', nextRunOn: null, dueAt: null })
    .where(eq(transferSchedules.accountId, newcomer.userId))
}

const withWaitingChange = withPaymentOfMaker(1, changeSchedule)

const withChangeOfEndedSchedule = inTurn(withWaitingChange, sendApprovalCode, endSchedule)

/** A rule names the other approver. */
async function nameApprover({ plink, newcomer }: People, { maker, approver }: Team): Promise<void> {
  await plink.deps.db.insert(approvalRulesByPerson).values({
    accountId: newcomer.userId,
    makerId: maker.userId,
    fromAmount: 1_00,
    approverId: approver.userId,
  })
}

const payNext = async (people: People, made: Team & BeneficiaryId): Promise<Approval> => {
  await payAsMaker(people, made)
  return findApproval(people)
}

/** The newest payment is one that the other approver must approve. */
const withNamedApprover = inTurn(withTransactions, withApproval, nameApprover, payNext)

const withMonthlyPayment = withPaymentOfMaker(1, payMonthly)

const withScheduleWithoutPlace = inTurn(withMonthlyPayment, fillSchedules, sendApprovalCode)

async function payBill(people: People, owed = bill()): Promise<BillOrder> {
  const order = await requestBills(people, [owed])
  await confirmBillOrder(people, order)
  return order
}

/** The owner pays the bill of the maker's payment meanwhile, without approval. */
async function withBillPaidOtherwise(people: People) {
  await withTransactions(people)
  const owed = await monthlyBill(people)
  const made = await withPaymentOfMaker(1, payer => payBill(payer, owed))(people)
  await endRules(people)
  const paidOtherwise = await payBill(people, owed)
  await sendApprovalCode(people, made)
  return { ...made, ...paidOtherwise }
}

const withBillAlreadyPaid = inTurn(withBillPaidOtherwise, async ({ plink }, { billPaymentId }) => {
  plink.clock.advance(1)
  await advanceTransfer(plink.deps, billPaymentId)
})

export const scripts: ScenarioScripts = {
  listApprovals: {
    no_approvals: preparedFor('getMe'),
    cursor_invalid: withOtherCursor,
  },
  getApproval: { approval_not_found: unknownId('approvalId') },
  changePayment: {
    approval_not_found: unknownId('approvalId'),
    approval_of_others: byMaker(withPaymentOfOwner),
    approval_closed: preparedBy(inTurn(withPaymentOfOwnerAlone, declineAsApprover)),
    approval_unchangeable: byMaker(
      inTurn(
        withTransactions,
        withPaymentOfMaker(1, people => payBill(people)),
      ),
    ),
  },
  sendApprovalCode: {
    idempotency_mismatch: withOtherBody({ digest: '0'.repeat(64) }),
    approval_by_maker: madeByOwner,
    approval_not_found: unknownId('approvalId'),
    approval_changed: preparedBy(inTurn(withWaitingPayment, changeAsMaker)),
    approval_closed: preparedBy(inTurn(withWaitingPayment, declineAsApprover)),
    approval_given: preparedBy(inTurn(withTwoNeeded, approveAsOwner)),
    approver_named: preparedBy(withNamedApprover),
    ...codeRefusals(withCode, lockApprovals),
  },
  approvePayment: {
    one_of_two: preparedBy(inTurn(withTwoNeeded, sendApprovalCode)),
    approval_by_maker: madeByOwner,
    approval_not_found: unknownId('approvalId'),
    sub_wallet_not_found: preparedBy(inTurn(withTransactions, withPaymentFromClosedSubWallet)),
    approval_changed: preparedBy(inTurn(withCode, changeAsMaker)),
    approval_closed: preparedBy(inTurn(withCode, declineAsApprover)),
    approval_given: preparedBy(inTurn(withTwoNeeded, approveAsOwner)),
    approver_named: preparedBy(withNamedApprover),
    approval_maker_gone: preparedBy(inTurn(withCode, (people, { maker }) => setRole(people, maker, 'viewer'))),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    recipient_unavailable: preparedBy(inTurn(withTransactions, withPaymentToClosedAccount)),
    beneficiary_not_active: preparedBy(inTurn(withCode, suspendBeneficiary)),
    transfer_schedule_limit_reached: preparedBy(inTurn(withTransactions, withScheduleWithoutPlace)),
    transfer_schedule_ended: preparedBy(inTurn(withTransactions, withChangeOfEndedSchedule)),
    bill_payment_under_way: preparedBy(withBillPaidOtherwise),
    bill_already_paid: preparedBy(withBillAlreadyPaid),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    amount_out_of_range: withSettings({ transferLimits: { instant: 1 } }),
    otp_locked: preparedBy(inTurn(withCode, lockApprovals)),
  },
  declinePayment: {
    idempotency_mismatch: withOtherBody({ reason: 'Another one' }),
    approval_by_maker: madeByOwner,
    approval_not_found: unknownId('approvalId'),
    approval_closed: preparedBy(inTurn(withWaitingPayment, declineAsApprover)),
  },
  withdrawPayment: {
    approval_not_found: unknownId('approvalId'),
    approval_of_others: byMaker(withPaymentOfOwner),
    approval_closed: preparedBy(inTurn(withWaitingPayment, declineAsApprover)),
    idempotency_mismatch: withOtherId('approvalId'),
  },
}
