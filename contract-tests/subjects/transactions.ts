import { eq } from 'drizzle-orm'
import { SEARCHED_TRANSACTIONS } from '#api/features/transactions/search-transactions.ts'
import { takeLease } from '#api/kernel/db/lease.ts'
import { receipts } from '#api/kernel/db/schema/annotations.ts'
import { addOldTransactions } from '#api/testing/money/old-transactions.ts'
import { payment, topUp } from '#api/testing/money/wallet.ts'
import {
  MAX_CASES,
  MAX_RECEIPT_BYTES,
  MAX_RECEIPTS_BYTES,
  MAX_RECEIPTS_PER_TRANSACTION,
} from '#domain/money/annotations.ts'
import type { People } from '../people.ts'
import { IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { after, preparedBy, preparedFor, withOtherCursor, withOtherId } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { answerCase, closeCase, fillCase, reportExampleProblem, withCase } from '../steps/transaction-cases.ts'
import { withHeldTransfer } from '../steps/transfers.ts'
import { keepCursor, postFor, walletIdOf, withTransactions } from '../steps/wallet.ts'

/** More transactions than a page of a search looks at. */
async function addManyTransactions(people: People): Promise<void> {
  const { clock, deps } = people.plink
  await addOldTransactions(deps.db, await walletIdOf(people), SEARCHED_TRANSACTIONS, clock())
}

/** Finds the category of the examples. */
async function findExampleCategory({ customer, wallet }: People): Promise<void> {
  const { items } = await successOf(customer.get('/api/v1/transaction-categories'))
  wallet.categoryId = items[0].categoryId
}

/** Attaches the receipt of the examples. */
async function uploadExampleReceipt({ customer, wallet }: People): Promise<void> {
  wallet.receiptId = crypto.randomUUID()
  await successOf(
    customer.upload(`/api/v1/wallet/transactions/${wallet.referenceId}/receipts/${wallet.receiptId}`, '%PDF-1.7'),
  )
}

const withCategory = inTurn(signedIn, findExampleCategory)

const withReceipt = inTurn(withTransactions, uploadExampleReceipt)

export const preparations: Preparations = {
  listTransactions: withTransactions,
  exportTransactions: withTransactions,
  markTransactionsSeen: withTransactions,
  getTransaction: withTransactions,
  updateTransaction: inTurn(withTransactions, findExampleCategory),
  listTransactionCases: withCase,
  reportTransactionProblem: withTransactions,
  writeToTransactionCase: withCase,
  closeTransactionCase: withCase,
  listReceipts: withReceipt,
  uploadReceipt: withTransactions,
  downloadReceipt: withReceipt,
  deleteReceipt: withReceipt,
  listTransactionCategories: signedIn,
  createTransactionCategory: signedIn,
  renameTransactionCategory: withCategory,
  deleteTransactionCategory: withCategory,
  listHolds: withTransactions,
}

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
  renameTransactionCategory: {
    fields: { name: { operation: 'listTransactionCategories', path: 'items[0].name' } },
  },
}

const TRANSACTIONS = '/api/v1/wallet/transactions'
const CATEGORIES = '/api/v1/transaction-categories'

async function fillCategories({ customer }: People): Promise<void> {
  const { items, max } = await (await customer.get(CATEGORIES)).json()
  for (let count = items.length; count < max; count++) await customer.post(CATEGORIES, { name: `Shop ${count}` })
}

const receiptPath = ({ wallet }: People) => `${TRANSACTIONS}/${wallet.referenceId}/receipts/${crypto.randomUUID()}`

async function fillReceipts(people: People): Promise<void> {
  for (let count = 0; count < MAX_RECEIPTS_PER_TRANSACTION; count++)
    await people.customer.upload(receiptPath(people), '%PDF-1.7')
}

/** As if they had been uploaded, which would take half a gigabyte. */
async function fillStorage(people: People): Promise<void> {
  const { db } = people.plink.deps
  await people.customer.upload(receiptPath(people), '%PDF-1.7')
  const [one] = await db.select().from(receipts).where(eq(receipts.referenceId, people.wallet.referenceId))
  const files = MAX_RECEIPTS_BYTES / MAX_RECEIPT_BYTES
  for (let count = 0; count < files; count++) {
    const { referenceId } = (await postFor(people, topUp(1_00))).transaction
    await db.insert(receipts).values({ ...one!, referenceId, sizeBytes: MAX_RECEIPT_BYTES })
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

/** A payment of more than the balance. */
async function failToPay(people: People): Promise<void> {
  const instruction = payment(20_000, { counterparty: 'Panda Supermarket', counterpartyArabic: 'أسواق بنده' })
  await people.customer.post('/api/sandbox/postings', { phoneNumber: people.newcomer.phoneNumber, ...instruction })
  await readNewestTransaction(people)
}

async function readNewestTransaction({ customer, wallet }: People): Promise<void> {
  const { items } = await (await customer.get(TRANSACTIONS)).json()
  wallet.referenceId = items[0].referenceId
}

export const scripts: ScenarioScripts = {
  exportTransactions: { export_running: after(startDownload) },

  listTransactions: {
    wallet_empty: preparedBy(signedIn),
    search_continues: after(addManyTransactions),
    second_page: after(keepCursor),
    cursor_invalid: async context => {
      await context.prepare()
      await keepCursor(context)
      return context.call({ parameters: { cursor: context.wallet.cursor, status: 'failed' } })
    },
  },

  getTransaction: {
    transaction_failed: preparedBy(inTurn(signedIn, failToPay)),
    transaction_of_transfer: after(async people => {
      await withHeldTransfer(people)
      await readNewestTransaction(people)
    }),
  },

  listReceipts: {
    nothing: preparedFor('getTransaction'),
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
    answered: after(people => answerCase(people, false)),
    closed: after(people => answerCase(people, true)),
    nothing: preparedFor('getTransaction'),
  },

  reportTransactionProblem: {
    case_open: after(reportExampleProblem),
    case_limit_reached: after(async people => {
      for (let count = 0; count < MAX_CASES; count++) {
        await reportExampleProblem(people)
        await closeCase(people)
      }
    }),
  },

  writeToTransactionCase: { case_closed: after(closeCase), case_limit_reached: after(fillCase) },

  closeTransactionCase: {
    case_closed: after(closeCase),
    idempotency_mismatch: withOtherId('caseId'),
  },

  createTransactionCategory: { category_limit_reached: after(fillCategories) },

  listHolds: {
    wallet_empty: preparedBy(signedIn),
    cursor_invalid: withOtherCursor,
  },
}
