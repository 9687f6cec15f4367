import { eq } from 'drizzle-orm'
import { SEARCHED_TRANSACTIONS } from '#api/features/transactions/search-transactions.ts'
import { takeLease } from '#api/kernel/db/lease.ts'
import { categoryRules, receipts } from '#api/kernel/db/schema/annotations.ts'
import { addOldTransactions } from '#api/testing/money/old-transactions.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import {
  MAX_CASES,
  MAX_CATEGORY_RULES,
  MAX_RECEIPT_BYTES,
  MAX_RECEIPTS_BYTES,
  MAX_RECEIPTS_PER_TRANSACTION,
} from '#domain/money/annotations.ts'
import type { People } from '../people.ts'
import { CHOICE, IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { after, preparedBy, preparedFor, unknownId, withOtherCursor, withOtherId } from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { withBillDraft } from '../steps/bills.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import {
  answerAndCloseCase,
  answerCase,
  closeCase,
  fillCase,
  reportExampleProblem,
  withCase,
  withClosedCase,
} from '../steps/transaction-cases.ts'
import { withHeldTransfer } from '../steps/transfers.ts'
import { postFor, type ReferenceId, transactionsCursor, walletIdOf, withTransactions } from '../steps/wallet.ts'

const TRANSACTIONS = '/api/v1/wallet/transactions'
const CATEGORIES = '/api/v1/transaction-categories'
const RULES = '/api/v1/category-rules'

/** Adds more transactions than a page of a search looks at. */
async function addManyTransactions(people: People): Promise<void> {
  const { clock, deps } = people.plink
  await addOldTransactions(deps.db, await walletIdOf(people), SEARCHED_TRANSACTIONS, clock())
}

/** Finds the category of the examples. */
async function findExampleCategory({ customer }: People): Promise<{ categoryId: string }> {
  const { items } = await successOf(customer.get(CATEGORIES))
  return { categoryId: items[0].categoryId }
}

type ReceiptId = { receiptId: string }
type PaymentId = { paymentId: string }
type ReceiptOwner = ReferenceId | PaymentId

/** Returns an id that no receipt has. The client chooses it. */
const newReceiptId = async (): Promise<ReceiptId> => ({ receiptId: crypto.randomUUID() })

/** Returns the place of the receipts of the payment, or of the transaction. */
const receiptsOf = (owner: ReceiptOwner): string =>
  'paymentId' in owner
    ? `/api/v1/payments/${owner.paymentId}/receipts`
    : `${TRANSACTIONS}/${owner.referenceId}/receipts`

/** Attaches a receipt to the transaction or payment. */
async function uploadReceipt({ customer }: People, { receiptId, ...owner }: ReceiptOwner & ReceiptId): Promise<void> {
  await successOf(customer.upload(`${receiptsOf(owner)}/${receiptId}`, '%PDF-1.7'))
}

/** Prepares the payment of a bill. */
async function withPreparedPayment(people: People): Promise<PaymentId> {
  const { billPaymentId } = await withBillDraft(people)
  return { paymentId: billPaymentId }
}

const withCategory = inTurn(signedIn, findExampleCategory)

/** Makes the rule of the examples. */
async function createExampleRule(
  { customer }: People,
  { referenceId, categoryId }: ReferenceId & { categoryId: string },
): Promise<{ ruleId: string }> {
  const { rule } = await successOf(customer.post(RULES, { referenceId, categoryId, applyToEarlier: false }))
  return { ruleId: rule.ruleId }
}

const withTransactionAndCategory = inTurn(withTransactions, findExampleCategory)

const withRule = inTurn(withTransactionAndCategory, createExampleRule)

const withoutReceipt = inTurn(withTransactions, newReceiptId)

const withReceipt = inTurn(withoutReceipt, uploadReceipt)

const withPayment = inTurn(withTransactions, withPreparedPayment)

const withoutPaymentReceipt = inTurn(withPayment, newReceiptId)

const withPaymentReceipt = inTurn(withoutPaymentReceipt, uploadReceipt)

export const preparations = {
  listTransactions: withTransactions,
  exportTransactions: withTransactions,
  markTransactionsSeen: withTransactions,
  getTransaction: withTransactions,
  updateTransaction: withTransactionAndCategory,
  listTransactionCases: withCase,
  reportTransactionProblem: withTransactions,
  writeToTransactionCase: withCase,
  closeTransactionCase: withCase,
  listReceipts: withReceipt,
  uploadReceipt: withoutReceipt,
  downloadReceipt: withReceipt,
  deleteReceipt: withReceipt,
  listPaymentReceipts: withPaymentReceipt,
  uploadPaymentReceipt: withoutPaymentReceipt,
  downloadPaymentReceipt: withPaymentReceipt,
  deletePaymentReceipt: withPaymentReceipt,
  listTransactionCategories: signedIn,
  createTransactionCategory: signedIn,
  renameTransactionCategory: withCategory,
  deleteTransactionCategory: withCategory,
  listCategoryRules: withRule,
  createCategoryRule: withTransactionAndCategory,
  deleteCategoryRule: withRule,
  listHolds: withTransactions,
} satisfies Preparations

const inCase = readIn('listTransactionCases', 'items[0].')

export const requestFields: RequestFields = {
  markTransactionsSeen: { fields: { referenceId: IDENTIFIER } },
  updateTransaction: {
    fields: {
      note: { operation: 'getTransaction', path: 'note' },
      categoryId: { operation: 'getTransaction', path: 'category.categoryId' },
    },
  },
  reportTransactionProblem: {
    fields: {
      problem: inCase('problem'),
      text: inCase('messages[0].text'),
    },
  },
  writeToTransactionCase: {
    fields: { text: inCase('messages[1].text') },
  },
  createTransactionCategory: {
    fields: { name: { operation: 'listTransactionCategories', path: 'items[10].name' } },
  },
  createCategoryRule: {
    fields: {
      referenceId: IDENTIFIER,
      categoryId: { operation: 'listCategoryRules', path: 'items[0].category.categoryId' },
      applyToEarlier: CHOICE,
    },
  },
  renameTransactionCategory: {
    fields: { name: { operation: 'listTransactionCategories', path: 'items[0].name' } },
  },
}

async function fillCategories({ customer }: People): Promise<void> {
  const { items, max } = await (await customer.get(CATEGORIES)).json()
  for (let count = items.length; count < max; count++) await customer.post(CATEGORIES, { name: `Shop ${count}` })
}

async function fillRules(people: People, { categoryId }: { categoryId: string }): Promise<void> {
  const { clock, deps } = people.plink
  const walletId = await walletIdOf(people)
  const rules = Array.from({ length: MAX_CATEGORY_RULES }, (_, number) => ({
    id: crypto.randomUUID(),
    counterparty: `Shop ${number}`,
    createdAt: clock(),
    ...{ walletId, categoryId },
  }))
  await deps.db.insert(categoryRules).values(rules)
}

async function fillReceipts(people: People, owner: ReceiptOwner): Promise<void> {
  for (let count = 0; count < MAX_RECEIPTS_PER_TRANSACTION; count++)
    await uploadReceipt(people, { ...owner, ...(await newReceiptId()) })
}

/** Stores receipts as if they had been uploaded, which would take half a gigabyte. */
async function fillStorage(people: People, owner: ReceiptOwner): Promise<void> {
  const { db } = people.plink.deps
  const { receiptId } = await newReceiptId()
  await uploadReceipt(people, { ...owner, receiptId })
  const [one] = await db.select().from(receipts).where(eq(receipts.id, receiptId))
  const files = MAX_RECEIPTS_BYTES / MAX_RECEIPT_BYTES
  for (let count = 0; count < files; count++) {
    const { transaction } = await postFor(people, topUp(1_00))
    const place = { referenceId: transaction.referenceId, paymentId: null }
    await db.insert(receipts).values({ ...one!, ...place, sizeBytes: MAX_RECEIPT_BYTES })
  }
}

/** As if another process received a file of the customer. */
async function startUpload({ plink, newcomer }: People): Promise<void> {
  await takeLease(plink.database.db, { kind: 'receipt upload', subject: newcomer.userId }, 30, plink.clock())
}

/** As if another process wrote a file for the customer, because every response of this one is read to its end. */
async function startDownload({ plink, newcomer }: People): Promise<void> {
  await takeLease(plink.database.db, { kind: 'export', subject: newcomer.userId }, 30, plink.clock())
}

/** Tries a payment of more than the balance. */
async function failToPay({ customer, newcomer }: People): Promise<void> {
  const instruction = payment(20_000, { counterparty: 'Panda Supermarket', counterpartyArabic: 'أسواق بنده' })
  await customer.post('/api/sandbox/postings', { phoneNumber: newcomer.phoneNumber, ...instruction })
}

async function findNewestTransaction({ customer }: People): Promise<ReferenceId> {
  const { items } = await successOf(customer.get(TRANSACTIONS))
  return { referenceId: items[0].referenceId }
}

async function fillCases(people: People, transaction: ReferenceId): Promise<void> {
  for (let count = 0; count < MAX_CASES; count++)
    await closeCase(people, await reportExampleProblem(people, transaction))
}

const tooLarge: ScenarioScript = async ({ prepare, call }) => {
  const made = await prepare()
  return call({ made, raw: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(MAX_RECEIPT_BYTES)]) })
}

export const scripts: ScenarioScripts = {
  exportTransactions: { export_running: after(startDownload) },

  listTransactions: {
    wallet_empty: preparedBy(signedIn),
    search_continues: after(addManyTransactions),
    second_page: after(transactionsCursor),
    cursor_invalid: async context => {
      await context.prepare()
      const { cursor } = await transactionsCursor(context)
      return context.call({ parameters: { cursor, status: 'failed' } })
    },
  },

  getTransaction: {
    transaction_failed: preparedBy(inTurn(signedIn, failToPay, findNewestTransaction)),
    transaction_of_transfer: preparedBy(inTurn(withTransactions, withHeldTransfer, findNewestTransaction)),
  },

  listReceipts: {
    nothing: preparedFor('getTransaction'),
  },

  uploadReceipt: {
    receipt_limit_reached: preparedBy(inTurn(withoutReceipt, fillReceipts)),
    receipt_storage_full: preparedBy(inTurn(withoutReceipt, fillStorage)),
    receipt_too_large: tooLarge,
    upload_running: after(startUpload),
  },

  listPaymentReceipts: {
    nothing: preparedBy(withPayment),
  },

  uploadPaymentReceipt: {
    receipt_limit_reached: preparedBy(inTurn(withoutPaymentReceipt, fillReceipts)),
    receipt_storage_full: preparedBy(inTurn(withoutPaymentReceipt, fillStorage)),
    receipt_too_large: tooLarge,
    upload_running: after(startUpload),
  },

  listTransactionCases: {
    answered: preparedBy(inTurn(withCase, answerCase)),
    closed: preparedBy(inTurn(withCase, answerAndCloseCase)),
    nothing: preparedFor('getTransaction'),
  },

  reportTransactionProblem: {
    case_open: preparedBy(withCase),
    case_limit_reached: preparedBy(inTurn(withTransactions, fillCases)),
  },

  writeToTransactionCase: {
    case_closed: preparedBy(withClosedCase),
    case_limit_reached: preparedBy(inTurn(withCase, fillCase)),
  },

  closeTransactionCase: {
    case_closed: preparedBy(withClosedCase),
    idempotency_mismatch: withOtherId('caseId'),
  },

  createTransactionCategory: { category_limit_reached: after(fillCategories) },
  listCategoryRules: { category_rules_empty: preparedBy(withTransactions) },
  createCategoryRule: { category_rule_limit_reached: preparedBy(inTurn(withTransactionAndCategory, fillRules)) },
  deleteCategoryRule: { category_rule_not_found: unknownId('ruleId') },

  listHolds: {
    wallet_empty: preparedBy(signedIn),
    cursor_invalid: withOtherCursor,
  },
}
