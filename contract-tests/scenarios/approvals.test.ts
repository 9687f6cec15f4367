import { eq } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { closeSubWallet, lockWallet, walletIdOfPhone } from '#api/money/ledger/wallets.ts'
import { advanceTransfer } from '#api/money/transfers/advance-transfers.ts'
import { closeAccount } from '#api/staff/account-closure.ts'
import { type Customer, wrongCode } from '#api/testing/customer.ts'
import { bill } from '#api/testing/money/bills.ts'
import { repeatSchedule, setBeneficiary } from '#api/testing/money/transfers.ts'
import { payment, sar } from '#api/testing/money/wallet.ts'
import { newOwner } from '#api/testing/money/wallet-owner.ts'
import { MAX_SCHEDULES, OTP_ATTEMPTS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { operationOf } from '../contract.ts'
import { confirmIt, endRules, payBeneficiary, sendCode, waitingFor } from '../steps/approvals.ts'
import { confirmRequestedBills, monthlyBill, requestBills } from '../steps/bills.ts'
import { successOf } from '../steps/preparation.ts'
import { lookUp, repeating, requestTransfer, toBeneficiary, toCustomer } from '../steps/transfers.ts'
import { deactivate, freeze, openExampleSubWallet, postFor } from '../steps/wallet.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import type { TestUser } from '../test-user.ts'
import { after, afterSeconds, withOtherBody, withoutSms } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript, ScenarioScripts } from './scenario-context.ts'

const unknownApproval: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { approvalId: crypto.randomUUID() } })
}

const otherApprovalWithSameKey: ScenarioScript = async ({ prepare, call }) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  await prepare()
  await call({ headers })
  return call({ headers, parameters: { approvalId: crypto.randomUUID() } })
}

/** The same key comes with this body. */
/** The payment is another one than usual, and its code is sent. */
const paying =
  (pay: (user: TestUser) => Promise<unknown>, ...then: ((user: TestUser) => Promise<unknown>)[]): ScenarioScript =>
  async context => {
    await prepareFor(operationOf('getWallet'), context)
    await waitingFor(1, pay)(context)
    await sendCode(context)
    for (const each of then) await each(context)
    return context.call()
  }

/** The payment waits for two approvals. */
const ofTwo =
  (...then: ((user: TestUser) => Promise<unknown>)[]): ScenarioScript =>
  async context => {
    await prepareFor(operationOf('getWallet'), context)
    await waitingFor(2)(context)
    for (const each of then) await each(context)
    return context.call()
  }

const act = (customer: Customer, { approval }: TestUser, action: string, body: object) =>
  successOf(customer.post(`/api/v1/approvals/${approval.approvalId}/${action}`, body))
const declineByOther = (user: TestUser) => act(user.approval.approver, user, 'decline', { reason: 'Wrong supplier' })
const approveByOwner = async (user: TestUser) => {
  await sendCode(user)
  const { digest } = user.approval
  await act(user.customer, user, 'approve', { digest, otp: user.customer.otp })
}
const changeByMaker = ({ approval }: TestUser) =>
  successOf(approval.maker.patch(`/api/v1/approvals/${approval.approvalId}`, { note: 'Changed' }))
const setRole = async (user: TestUser, who: 'maker' | 'approver', role: MemberRole) => {
  const { userId } = user.approval[who]
  await user.world.deps.db.update(accounts).set({ role }).where(eq(accounts.id, userId))
}
/** The owner has made it. */
const byOwner = (user: TestUser) => payBeneficiary(user)

const makeByOwner: ScenarioScript = async context => {
  await prepareFor(operationOf('getWallet'), context)
  await waitingFor(1)(context)
  await byOwner(context)
  const { items } = await successOf(context.customer.get('/api/v1/approvals?limit=1'))
  context.approval.approvalId = items[0].approvalId
  context.approval.digest = items[0].digest
  return context.call()
}

/** The maker calls for what the owner has made. */
const byOtherMaker: ScenarioScript = async context => {
  await prepareFor(operationOf('getWallet'), context)
  await waitingFor(1)(context)
  await byOwner(context)
  const { items } = await successOf(context.customer.get('/api/v1/approvals?limit=1'))
  context.approval.approvalId = items[0].approvalId
  return context.call({ token: context.approval.maker.accessToken })
}

async function lockApprovals({ customer, approval: { approvalId, digest } }: TestUser): Promise<void> {
  const path = `/api/v1/approvals/${approvalId}/approve`
  for (let count = 0; count < OTP_ATTEMPTS; count++) await customer.post(path, { digest, otp: wrongCode(customer.otp) })
}

const RULES = [{ from: { amount: 10_000_00, currency: 'SAR' }, approvals: 1 }]
async function sendRulesCode({ customer }: TestUser): Promise<void> {
  customer.otp = (await successOf(customer.post('/api/v1/approval-rules/code', { rules: RULES }))).otpCode
}
async function lockRules({ customer }: TestUser): Promise<void> {
  for (let count = 0; count < OTP_ATTEMPTS; count++)
    await customer.post('/api/v1/approval-rules', { rules: RULES, otp: wrongCode(customer.otp) })
}

async function setAside(user: TestUser): Promise<void> {
  await openExampleSubWallet(user)
  const { subWalletId: to } = user.wallet
  await postFor(user, { kind: 'move', key: crypto.randomUUID(), to, amount: sar(2_300_00) })
}

async function fromSubWallet(user: TestUser): Promise<void> {
  const { subWalletId: subWallet } = user.wallet
  await requestTransfer(user, { ...toBeneficiary(user), subWallet })
  await confirmIt(user)
}

async function emptySubWalletCloses(user: TestUser): Promise<void> {
  const { subWalletId: from } = user.wallet
  await postFor(user, { kind: 'move', key: crypto.randomUUID(), from, amount: sar(200_00) })
  const { db } = user.world.database
  const walletId = await walletIdOfPhone(db, user.person.phoneNumber)
  await db.transaction(async tx => closeSubWallet(tx, await lockWallet(tx, walletId), from))
}

const subWalletCloses: ScenarioScript = async context => {
  await prepareFor(operationOf('getWallet'), context)
  await openExampleSubWallet(context)
  const { subWalletId: to } = context.wallet
  await postFor(context, { kind: 'move', key: crypto.randomUUID(), to, amount: sar(200_00) })
  await waitingFor(1, fromSubWallet)(context)
  await sendCode(context)
  await emptySubWalletCloses(context)
  return context.call()
}

const recipientCloses: ScenarioScript = async context => {
  const { world } = context
  await prepareFor(operationOf('getWallet'), context)
  const recipient = await newOwner(world)
  await waitingFor(1, async user => {
    await lookUp(user, recipient.customer.identifier)
    await requestTransfer(user, toCustomer(user))
    await confirmIt(user)
  })(context)
  await sendCode(context)
  await world.deps.db.transaction(tx => closeAccount(tx, recipient.customer.userId, world.clock()))
  return context.call()
}

async function planTransfer(user: TestUser): Promise<void> {
  await requestTransfer(user, { ...toBeneficiary(user), schedule: repeating(user).schedule })
  await confirmIt(user)
}

/** Others have taken all places. */
async function fillSchedules(user: TestUser): Promise<void> {
  await endRules(user)
  await requestTransfer(user, { ...toBeneficiary(user), schedule: repeating(user).schedule })
  const { scheduleId } = await confirmIt(user)
  await repeatSchedule(user.world.deps, scheduleId, MAX_SCHEDULES - 1)
  user.customer.otp = await freshCode(user)
}

/** The owner had a code for the transfer meanwhile. */
async function freshCode(user: TestUser): Promise<string> {
  user.world.clock.advance(31)
  await sendCode(user)
  return user.customer.otp
}

async function payOwedBill(user: TestUser): Promise<void> {
  await requestBills(user, [bill()])
  await confirmRequestedBills(user)
}

/** The owner pays the same bill meanwhile, without approval. */
const paidOtherwise =
  (...then: ((user: TestUser) => Promise<unknown>)[]): ScenarioScript =>
  async context => {
    await prepareFor(operationOf('getWallet'), context)
    const owed = await monthlyBill(context)
    const pay = async (user: TestUser) => {
      await requestBills(user, [owed])
      await confirmRequestedBills(user)
    }
    await waitingFor(1, pay)(context)
    await endRules(context)
    await pay(context)
    await sendCode(context)
    for (const each of then) await each(context)
    return context.call()
  }

const withInstantLimit: ScenarioScript = async context => {
  await context.prepare()
  return context.call({}, context.world.with({ transferLimits: { instant: 1 } }))
}

const rulesScenarios: ScenarioScripts = {
  getApprovalRules: {
    no_rules: async context => {
      await prepareFor(operationOf('getMe'), context)
      return context.call()
    },
  },
  sendApprovalRulesCode: {
    idempotency_mismatch: withOtherBody({ rules: [] }),
    approval_rules_unsatisfiable: after(user => setRole(user, 'approver', 'viewer')),
    otp_locked: after(async user => {
      await sendRulesCode(user)
      await lockRules(user)
    }),
    otp_cooldown: after(sendRulesCode),
    otp_send_failed: withoutSms,
  },
  setApprovalRules: {
    approval_rules_unsatisfiable: after(user => setRole(user, 'approver', 'viewer')),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    otp_locked: after(lockRules),
  },
}

const scenarios: ScenarioScripts = {
  ...rulesScenarios,
  listApprovals: {
    no_approvals: async context => {
      await prepareFor(operationOf('getMe'), context)
      return context.call()
    },
    // A cursor of another list.
    cursor_invalid: after(async user => {
      const page = await user.customer.get('/api/v1/wallet/transactions?limit=1')
      user.wallet.cursor = (await page.json()).nextCursor
    }),
  },
  getApproval: { approval_not_found: unknownApproval },
  changePayment: {
    approval_not_found: unknownApproval,
    approval_of_others: byOtherMaker,
    approval_closed: after(declineByOther),
    approval_unchangeable: async context => {
      await prepareFor(operationOf('getWallet'), context)
      await waitingFor(1, payOwedBill)(context)
      return context.call({ token: context.approval.maker.accessToken })
    },
  },
  sendApprovalCode: {
    idempotency_mismatch: withOtherBody({ digest: '0'.repeat(64) }),
    approval_by_maker: makeByOwner,
    approval_not_found: unknownApproval,
    approval_changed: after(changeByMaker),
    approval_closed: after(declineByOther),
    approval_given: ofTwo(approveByOwner),
    otp_locked: after(async user => {
      await sendCode(user)
      await lockApprovals(user)
    }),
    otp_cooldown: after(sendCode),
    otp_send_failed: withoutSms,
  },
  approvePayment: {
    one_of_two: ofTwo(sendCode),
    approval_by_maker: makeByOwner,
    approval_not_found: unknownApproval,
    sub_wallet_not_found: subWalletCloses,
    approval_changed: after(changeByMaker),
    approval_closed: after(declineByOther),
    approval_given: ofTwo(approveByOwner),
    approval_maker_gone: after(user => setRole(user, 'maker', 'viewer')),
    wallet_inactive: after(deactivate),
    wallet_frozen: after(freeze),
    recipient_unavailable: recipientCloses,
    beneficiary_not_active: after(({ world, wallet }) => setBeneficiary(world.deps, wallet.beneficiaryId, 'suspended')),
    transfer_schedule_limit_reached: paying(planTransfer, fillSchedules),
    bill_payment_under_way: paidOtherwise(),
    bill_already_paid: paidOtherwise(({ world, bills }) => {
      world.clock.advance(1)
      return advanceTransfer(world.deps, bills.billPaymentId)
    }),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    insufficient_funds: after(setAside),
    limit_exceeded: after(user => postFor(user, payment(1_600_00))),
    amount_out_of_range: withInstantLimit,
    otp_locked: after(lockApprovals),
  },
  declinePayment: {
    idempotency_mismatch: withOtherBody({ reason: 'Another one' }),
    approval_by_maker: makeByOwner,
    approval_not_found: unknownApproval,
    approval_closed: after(declineByOther),
  },
  withdrawPayment: {
    approval_not_found: unknownApproval,
    approval_of_others: byOtherMaker,
    approval_closed: after(declineByOther),
    idempotency_mismatch: otherApprovalWithSameKey,
  },
}

runScenarios('approvals', scenarios)
