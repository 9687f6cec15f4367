import { CODE, CONSTANT, PROOF, type RequestFields, readIn } from '../request-fields.ts'
import { withApproval, withApprovalCode, withOwnApproval } from '../steps/approvals.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { withTransactions } from '../steps/wallet.ts'

export const preparations: Preparations = {
  listApprovals: inTurn(withTransactions, withApproval),
  countWaitingApprovals: inTurn(withTransactions, withApproval),
  getApproval: inTurn(withTransactions, withApproval),
  changePayment: inTurn(withTransactions, withOwnApproval),
  sendApprovalCode: inTurn(withTransactions, withApproval),
  approvePayment: inTurn(withTransactions, withApprovalCode),
  declinePayment: inTurn(withTransactions, withApproval),
  withdrawPayment: inTurn(withTransactions, withApproval),
}

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
