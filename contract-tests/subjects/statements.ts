import { CHOICE, IDENTIFIER, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  createStatement: { fields: { from: CHOICE, to: CHOICE, subWallet: IDENTIFIER } },
}
