import { CHOICE, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  answerTransactionCase: {
    fields: { text: { operation: 'listTransactionCases', path: 'items[0].messages[1].text' }, closes: CHOICE },
  },
}
