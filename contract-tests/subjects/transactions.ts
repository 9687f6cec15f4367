import { IDENTIFIER, type RequestFields, readIn } from '../request-fields.ts'

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
