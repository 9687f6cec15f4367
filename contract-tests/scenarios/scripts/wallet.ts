import { eq } from 'drizzle-orm'
import type { WalletActionRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { takeLease } from '#api/kernel/db/lease.ts'
import { receipts, transactionCaseMessages } from '#api/kernel/db/schema/annotations.ts'
import { LICENCES } from '#api/kernel/licence.ts'
import { WatchedEvents } from '#api/testing/events.ts'
import { payment, sar, topUp } from '#api/testing/money/wallet.ts'
import { CHALLENGE_SECONDS, MAX_SUB_WALLETS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import {
  MAX_CASE_MESSAGES,
  MAX_CASES,
  MAX_RECEIPT_BYTES,
  MAX_RECEIPTS_BYTES,
  MAX_RECEIPTS_PER_TRANSACTION,
} from '#domain/money/annotations.ts'
import { operationOf } from '../../contract.ts'
import { reportExampleProblem } from '../../steps/transaction-cases.ts'
import { withHeldTransfer } from '../../steps/transfers.ts'
import { deactivate, freeze, openExampleSubWallet, postFor } from '../../steps/wallet.ts'
import { prepareFor } from '../../subjects/all-subjects.ts'
import { addManyTransactions } from '../../subjects/transactions.ts'
import { lockActionCodes, requestAction } from '../../subjects/wallet-actions.ts'
import type { TestUser } from '../../test-user.ts'
import { after, afterSeconds, withoutSms } from '../preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scenario-context.ts'

const DEACTIVATE: WalletActionRequest = { type: 'deactivate' }
const SET_LIMIT: WalletActionRequest = { type: 'set_limit', period: 'daily', limit: sar(5_000_00) }
const CREATE_SUB_WALLET: WalletActionRequest = { type: 'create_sub_wallet', name: 'Salaries' }

/** This action is pending in place of that of the examples. */
const withPending = (action: WalletActionRequest) => after(user => requestAction(user, action))

async function fillSubWallets(user: TestUser): Promise<void> {
  for (let count = 0; count < MAX_SUB_WALLETS; count++) await openExampleSubWallet(user)
}

/** The action was possible when it was requested; then something else happens first. */
const overtaken = (action: WalletActionRequest, by: (user: TestUser) => Promise<void>): ScenarioScript =>
  after(async user => {
    await requestAction(user, action)
    await by(user)
  })

const unknownAction: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { actionId: crypto.randomUUID() } })
}

/** The stream's first block and first event, with the status and headers of the response. */
const firstEvent: ScenarioScript = async context => {
  await context.prepare()
  const response = await context.call()
  await postFor(context, topUp(1_00))
  const events = new WatchedEvents(response)
  const text = `${await events.next()}\n\n${await events.next()}\n\n`
  await events.close()
  return new Response(text, response)
}

const withLimits =
  (limits: Partial<Deps['limits']>): ScenarioScript =>
  async ({ prepare, call, world }) => {
    await prepare()
    return call({}, world.with({ limits: { ...world.deps.limits, ...limits } }))
  }

export const walletActionScenarios: ScenarioScripts = {
  createWalletAction: {
    activate: after(deactivate),
    wallet_frozen: after(freeze),
    sub_wallet_limit_reached: after(fillSubWallets),
    // Wrong codes for one action lock all actions.
    otp_locked: async context => {
      await prepareFor(operationOf('confirmWalletAction'), context)
      await lockActionCodes(context)
      return context.call()
    },
    otp_cooldown: withPending(SET_LIMIT),
    otp_send_failed: withoutSms,
  },

  confirmWalletAction: {
    deactivate: withPending(DEACTIVATE),
    create_sub_wallet: withPending(CREATE_SUB_WALLET),
    action_not_found: unknownAction,
    wallet_frozen: after(freeze),
    wallet_status_unchanged: overtaken(DEACTIVATE, deactivate),
    sub_wallet_limit_reached: overtaken(CREATE_SUB_WALLET, fillSubWallets),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    action_expired: after(({ call }) => call()),
    otp_locked: after(lockActionCodes),
  },

  resendWalletActionCode: {
    action_not_found: unknownAction,
    action_expired: after(async ({ world, customer }) => {
      world.clock.advance(CHALLENGE_SECONDS)
      await customer.refresh()
    }),
    idempotency_mismatch: async ({ prepare, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers })
      return call({ headers, parameters: { actionId: crypto.randomUUID() } })
    },
    otp_cooldown: async context => {
      await prepareFor(operationOf('confirmWalletAction'), context)
      return context.call()
    },
    otp_locked: after(lockActionCodes),
    otp_send_failed: withoutSms,
  },

  deactivateWallet: {
    code_required: async context => {
      await prepareFor(operationOf('createWalletAction'), context)
      return context.call()
    },
  },
}

const TRANSACTIONS = '/api/v1/wallet/transactions'
const CATEGORIES = '/api/v1/transaction-categories'

/** Signed in, with an empty wallet. */
const inEmptyWallet =
  (action: (user: TestUser) => Promise<unknown> = async () => {}): ScenarioScript =>
  async context => {
    await prepareFor(operationOf('createWalletAction'), context)
    await action(context)
    return context.call()
  }

const wallet_empty = inEmptyWallet()

async function readFirstPage({ customer, wallet }: TestUser): Promise<void> {
  const page = await customer.get(`${TRANSACTIONS}?limit=1`)
  wallet.cursor = (await page.json()).nextCursor
}

async function fillCategories({ customer }: TestUser): Promise<void> {
  const { items, max } = await (await customer.get(CATEGORIES)).json()
  for (let count = items.length; count < max; count++) await customer.post(CATEGORIES, { name: `Shop ${count}` })
}

const receiptPath = ({ wallet }: TestUser) => `${TRANSACTIONS}/${wallet.referenceId}/receipts/${crypto.randomUUID()}`

async function fillReceipts(user: TestUser): Promise<void> {
  for (let count = 0; count < MAX_RECEIPTS_PER_TRANSACTION; count++)
    await user.customer.upload(receiptPath(user), '%PDF-1.7')
}

/** As if they had been uploaded, which would take half a gigabyte. */
async function fillStorage(user: TestUser): Promise<void> {
  const { db } = user.world.deps
  await user.customer.upload(receiptPath(user), '%PDF-1.7')
  const [one] = await db.select().from(receipts).where(eq(receipts.referenceId, user.wallet.referenceId))
  const files = MAX_RECEIPTS_BYTES / MAX_RECEIPT_BYTES
  for (let count = 0; count < files; count++) {
    const { referenceId } = (await postFor(user, topUp(1_00))).transaction
    await db.insert(receipts).values({ ...one!, referenceId, sizeBytes: MAX_RECEIPT_BYTES })
  }
}

export const closeCase = ({ customer, wallet }: TestUser): Promise<Response> =>
  customer.post(`/api/v1/transaction-cases/${wallet.caseId}/closure`, undefined)

export async function answerCase({ staff, wallet }: TestUser, closes: boolean): Promise<void> {
  await staff.signIn()
  await staff.post(`/transaction-cases/${wallet.caseId}/messages`, { text: 'We have asked the shop', closes })
}

/** The last message that a case can have. */
export async function fillCase({ world, wallet }: TestUser): Promise<void> {
  const { caseId } = wallet
  const rows = Array.from({ length: MAX_CASE_MESSAGES - 1 }, () => ({
    id: crypto.randomUUID(),
    caseId,
    text: 'One more',
    createdAt: world.clock(),
  }))
  await world.deps.db.insert(transactionCaseMessages).values(rows)
}

/** As if another process received a file of the customer. */
async function startUpload({ world, person }: TestUser): Promise<void> {
  await takeLease(world.database.db, { kind: 'receipt upload', subject: person.userId }, 30, world.clock())
}

/** As if another process wrote a file for the customer, because every response of this one is read to its end. */
async function startDownload({ world, person }: TestUser): Promise<void> {
  await takeLease(world.database.db, { kind: 'export', subject: person.userId }, 30, world.clock())
}

/** A payment of more than the balance. */
async function failToPay(user: TestUser): Promise<void> {
  const instruction = payment(20_000, { counterparty: 'Panda Supermarket', counterpartyArabic: 'أسواق بنده' })
  await user.customer.post('/api/sandbox/postings', { phoneNumber: user.person.phoneNumber, ...instruction })
  await readNewestTransaction(user)
}

async function readNewestTransaction({ customer, wallet }: TestUser): Promise<void> {
  const { items } = await (await customer.get(TRANSACTIONS)).json()
  wallet.referenceId = items[0].referenceId
}

export const walletScenarios: ScenarioScripts = {
  getWallet: {
    wallet_empty,
    wallet_inactive: inEmptyWallet(deactivate),
    wallet_frozen: inEmptyWallet(freeze),
    sub_wallet: after(openExampleSubWallet),
  },

  watchWallet: {
    all_green: firstEvent,
    too_many_streams: withLimits({ openStreamsPerAccount: 0 }),
    server_busy: withLimits({ openStreams: 0 }),
  },

  getWalletSpending: { wallet_empty },

  getLimits: {
    licence_micro: async ({ prepare, call, world }) => {
      await prepare()
      return call({}, world.with({ licence: LICENCES.micro }))
    },
  },

  moveMoney: { wallet_frozen: after(freeze) },

  listSubWallets: { wallet_empty },

  closeSubWallet: {
    sub_wallet_not_empty: after(async user => {
      await postFor(user, topUp(1_00, { subWallet: user.wallet.subWalletId }))
    }),
  },
}

export const transactionScenarios: ScenarioScripts = {
  exportTransactions: { export_running: after(startDownload) },

  listTransactions: {
    wallet_empty,
    search_continues: after(addManyTransactions),
    second_page: after(readFirstPage),
    cursor_invalid: async context => {
      await context.prepare()
      await readFirstPage(context)
      return context.call({ parameters: { cursor: context.wallet.cursor, status: 'failed' } })
    },
  },

  getTransaction: {
    transaction_failed: inEmptyWallet(failToPay),
    transaction_of_transfer: after(async user => {
      await withHeldTransfer(user)
      await readNewestTransaction(user)
    }),
  },

  listReceipts: {
    nothing: async context => {
      await prepareFor(operationOf('getTransaction'), context)
      return context.call()
    },
  },

  uploadReceipt: {
    receipt_limit_reached: after(fillReceipts),
    receipt_storage_full: after(fillStorage),
    receipt_too_large: async ({ prepare, call }) => {
      await prepare()
      return call({ raw: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(MAX_RECEIPT_BYTES)]) })
    },
    upload_running: after(startUpload),
  },

  listTransactionCases: {
    answered: after(user => answerCase(user, false)),
    closed: after(user => answerCase(user, true)),
    nothing: async context => {
      await prepareFor(operationOf('getTransaction'), context)
      return context.call()
    },
  },

  reportTransactionProblem: {
    case_open: after(reportExampleProblem),
    case_limit_reached: after(async user => {
      for (let count = 0; count < MAX_CASES; count++) {
        await reportExampleProblem(user)
        await closeCase(user)
      }
    }),
  },

  writeToTransactionCase: { case_closed: after(closeCase), case_limit_reached: after(fillCase) },

  closeTransactionCase: {
    case_closed: after(closeCase),
    idempotency_mismatch: async ({ prepare, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers })
      return call({ headers, parameters: { caseId: crypto.randomUUID() } })
    },
  },

  createTransactionCategory: { category_limit_reached: after(fillCategories) },

  listHolds: {
    wallet_empty,
    // A cursor of another list.
    cursor_invalid: after(readFirstPage),
  },
}
