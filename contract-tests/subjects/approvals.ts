import { CODE, CONSTANT, PROOF, type RequestFields, readIn } from '../request-fields.ts'

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
