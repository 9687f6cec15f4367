import { SEARCHED_TRANSACTIONS } from '#api/features/transactions/search-transactions.ts'
import { addOldTransactions } from '#api/testing/money/old-transactions.ts'
import { IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { withCase } from '../steps/transaction-cases.ts'
import { walletIdOf, withTransactions } from '../steps/wallet.ts'
import type { TestUser } from '../test-user.ts'

/** More transactions than a page of a search looks at. */
export async function addManyTransactions(user: TestUser): Promise<void> {
  const { clock, deps } = user.world
  await addOldTransactions(deps.db, await walletIdOf(user), SEARCHED_TRANSACTIONS, clock())
}

/** Finds the category of the examples. */
async function findExampleCategory({ customer, wallet }: TestUser): Promise<void> {
  const { items } = await successOf(customer.get('/api/v1/transaction-categories'))
  wallet.categoryId = items[0].categoryId
}

/** Attaches the receipt of the examples. */
async function uploadExampleReceipt({ customer, wallet }: TestUser): Promise<void> {
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
