import { CHOICE, CONSTANT, CREDENTIAL, FACT, IDENTIFIER, KEY, PROOF, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  receiveCallDigits: { fields: { callId: PROOF, digits: CHOICE } },
  receiveBankCredit: {
    fields: {
      'X-Bank-Timestamp': PROOF,
      'X-Bank-Signature': PROOF,
      bankReference: KEY,
      iban: IDENTIFIER,
      amount: FACT,
      currency: CONSTANT,
      remitterName: FACT,
      remitterIban: FACT,
      bookedAt: FACT,
    },
  },
  receivePaymentEvent: {
    fields: { type: CHOICE, secret_token: CREDENTIAL, 'data.id': IDENTIFIER, reference: IDENTIFIER },
  },
  receiveNafathToken: { fields: { token: CREDENTIAL, requestId: PROOF } },
  receivePayoutEvent: {
    fields: { type: CHOICE, secret_token: CREDENTIAL, 'data.id': IDENTIFIER, reference: IDENTIFIER },
  },
}
