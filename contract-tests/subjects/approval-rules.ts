import { CHOICE, CODE, CONSTANT, type RequestFields } from '../request-fields.ts'

export const requestFields: RequestFields = {
  sendApprovalRulesCode: {
    fields: { 'rules.from.amount': CHOICE, 'rules.from.currency': CONSTANT, 'rules.approvals': CHOICE },
  },
  setApprovalRules: {
    fields: {
      'rules.from.amount': { operation: 'getApprovalRules', path: 'rules[0].from.amount' },
      'rules.from.currency': CONSTANT,
      'rules.approvals': { operation: 'getApprovalRules', path: 'rules[0].approvals' },
      otp: CODE,
    },
  },
}
