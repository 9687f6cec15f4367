import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import type { Customer } from '#api/testing/customer.ts'
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
  confirmIt,
  endRules,
  keepApproval,
  payBeneficiary,
  sendCode,
  setRole,
  waitingFor,
  withApproval,
  withApprovalCode,
  withOwnApproval,
} from '../steps/approvals.ts'
import { suspendBeneficiary } from '../steps/beneficiaries.ts'
import { confirmRequestedBills, monthlyBill, requestBills } from '../steps/bills.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparation, type Preparations, successOf } from '../steps/preparation.ts'
import { closeExampleSubWallet, fillSubWallet, setAside } from '../steps/sub-wallets.ts'
import { lookUp, repeating, requestTransfer, toBeneficiary, toCustomer } from '../steps/transfers.ts'
import { deactivate, freeze, spendTheLimit, withTransactions } from '../steps/wallet.ts'

export const preparations: Preparations = {
  listApprovals: inTurn(withTransactions, withApproval),
  countWaitingApprovals: inTurn(withTransactions, withApproval),
  getApproval: inTurn(withTransactions, withApproval),
  changePayment: inTurn(withTransactions, withOwnApproval),
  sendApprovalCode: inTurn(withTransactions, withApproval),
  approvePayment: inTurn(withTransactions, withApprovalCode),
  declinePayment: inTurn(withTransactions, withApproval),
  withdrawPayment: inTurn(withTransactions, withApproval),
}

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

/** The payment is another one than usual, and its code is sent. */
const paying = (pay: Preparation, ...then: Preparation[]): ScenarioScript =>
  preparedBy(inTurn(withTransactions, waitingFor(1, pay), sendCode, ...then))

/** The payment waits for two approvals. */
const ofTwo = (...then: Preparation[]): ScenarioScript => preparedBy(inTurn(withTransactions, waitingFor(2), ...then))

const act = (customer: Customer, { approval }: People, action: string, body: object) =>
  successOf(customer.post(`/api/v1/approvals/${approval.approvalId}/${action}`, body))
const declineByOther = (people: People) =>
  act(people.approval.approver, people, 'decline', { reason: 'Wrong supplier' })
const approveByOwner = async (people: People) => {
  await sendCode(people)
  const { digest } = people.approval
  await act(people.customer, people, 'approve', { digest, otp: people.customer.otp })
}
const changeByMaker = ({ approval }: People) =>
  successOf(approval.maker.patch(`/api/v1/approvals/${approval.approvalId}`, { note: 'Changed' }))

const withPaymentOfOwner = inTurn(withTransactions, waitingFor(1), payBeneficiary, keepApproval)

const madeByOwner = preparedBy(withPaymentOfOwner)

/** The maker calls, in place of the owner. */
const byMaker =
  (prepare: Preparation): ScenarioScript =>
  async context => {
    await prepare(context)
    return context.call({ token: context.approval.maker.accessToken })
  }

const lockApprovals = ({ customer, approval: { approvalId, digest } }: People): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(`/api/v1/approvals/${approvalId}/approve`, { digest, otp }))

async function fromSubWallet(people: People): Promise<void> {
  const { subWalletId: subWallet } = people.wallet
  await requestTransfer(people, { ...toBeneficiary(people), subWallet })
  await confirmIt(people)
}

const subWalletCloses = preparedBy(
  inTurn(
    withTransactions,
    people => fillSubWallet(people, 200_00),
    waitingFor(1, fromSubWallet),
    sendCode,
    people => closeExampleSubWallet(people, 200_00),
  ),
)

const recipientCloses: ScenarioScript = async context => {
  const { plink } = context
  await withTransactions(context)
  const recipient = await newWalletOwner(plink)
  await waitingFor(1, async people => {
    await lookUp(people, recipient.customer.identifier)
    await requestTransfer(people, toCustomer(people))
    await confirmIt(people)
  })(context)
  await sendCode(context)
  await plink.deps.db.transaction(tx => closeAccount(tx, recipient.customer.userId, plink.clock()))
  return context.call()
}

const requestPlan = (people: People): Promise<void> =>
  requestTransfer(people, { ...toBeneficiary(people), schedule: repeating(people).schedule })

const planTransfer = inTurn(requestPlan, confirmIt)

/** Others have taken all places. */
async function fillSchedules(people: People): Promise<void> {
  await endRules(people)
  await requestPlan(people)
  const { scheduleId } = await confirmIt(people)
  await repeatSchedule(people.plink.deps, scheduleId, MAX_SCHEDULES - 1)
  // The owner had a code for the transfer meanwhile.
  people.plink.clock.advance(OTP_RESEND_SECONDS + 1)
  await sendCode(people)
}

const payOwedBill = inTurn(people => requestBills(people, [bill()]), confirmRequestedBills)

/** The owner pays the same bill meanwhile, without approval. */
const paidOtherwise =
  (...then: Preparation[]): ScenarioScript =>
  async context => {
    await withTransactions(context)
    const owed = await monthlyBill(context)
    const pay = inTurn(people => requestBills(people, [owed]), confirmRequestedBills)
    await inTurn(waitingFor(1, pay), endRules, pay, sendCode, ...then)(context)
    return context.call()
  }

export const scripts: ScenarioScripts = {
  listApprovals: {
    no_approvals: preparedFor('getMe'),
    cursor_invalid: withOtherCursor,
  },
  getApproval: { approval_not_found: unknownId('approvalId') },
  changePayment: {
    approval_not_found: unknownId('approvalId'),
    approval_of_others: byMaker(withPaymentOfOwner),
    approval_closed: after(declineByOther),
    approval_unchangeable: byMaker(inTurn(withTransactions, waitingFor(1, payOwedBill))),
  },
  sendApprovalCode: {
    idempotency_mismatch: withOtherBody({ digest: '0'.repeat(64) }),
    approval_by_maker: madeByOwner,
    approval_not_found: unknownId('approvalId'),
    approval_changed: after(changeByMaker),
    approval_closed: after(declineByOther),
    approval_given: ofTwo(approveByOwner),
    ...codeRefusals(sendCode, lockApprovals),
  },
  approvePayment: {
    one_of_two: ofTwo(sendCode),
    approval_by_maker: madeByOwner,
    approval_not_found: unknownId('approvalId'),
    sub_wallet_not_found: subWalletCloses,
    approval_changed: after(changeByMaker),
    approval_closed: after(declineByOther),
    approval_given: ofTwo(approveByOwner),
    approval_maker_gone: after(people => setRole(people, 'maker', 'viewer')),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    recipient_unavailable: recipientCloses,
    beneficiary_not_active: after(suspendBeneficiary),
    transfer_schedule_limit_reached: paying(planTransfer, fillSchedules),
    bill_payment_under_way: paidOtherwise(),
    bill_already_paid: paidOtherwise(({ plink, bills }) => {
      plink.clock.advance(1)
      return advanceTransfer(plink.deps, bills.billPaymentId)
    }),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    insufficient_funds: after(setAside),
    limit_exceeded: after(spendTheLimit),
    amount_out_of_range: withSettings({ transferLimits: { instant: 1 } }),
    otp_locked: after(lockApprovals),
  },
  declinePayment: {
    idempotency_mismatch: withOtherBody({ reason: 'Another one' }),
    approval_by_maker: madeByOwner,
    approval_not_found: unknownId('approvalId'),
    approval_closed: after(declineByOther),
  },
  withdrawPayment: {
    approval_not_found: unknownId('approvalId'),
    approval_of_others: byMaker(withPaymentOfOwner),
    approval_closed: after(declineByOther),
    idempotency_mismatch: withOtherId('approvalId'),
  },
}
