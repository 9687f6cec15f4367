import { storeRule } from '#api/testing/approvals.ts'
import { CHOICE, CODE, CONSTANT, type RequestFields } from '../request-fields.ts'
import { withApprover } from '../steps/approvals.ts'
import { inTurn, type Preparation, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'

const RULES = [{ from: { amount: 10_000_00, currency: 'SAR' }, approvals: 1 }]

const withRules = inTurn(withApprover, ({ world, person }) => storeRule(world.deps, person.userId, 10_000_00, 1))

/** Keeps the code for the rules of the examples. */
const withRulesCode: Preparation = inTurn(withApprover, async ({ customer }) => {
  customer.otp = (await successOf(customer.post('/api/v1/approval-rules/code', { rules: RULES }))).otpCode
})

export const preparations: Preparations = {
  getApprovalRules: inTurn(signedIn, withRules),
  sendApprovalRulesCode: inTurn(signedIn, withApprover),
  setApprovalRules: inTurn(signedIn, withRulesCode),
}

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
