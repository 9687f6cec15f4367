import { storeRule } from '#api/testing/customers/approvals.ts'
import { OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import type { People } from '../people.ts'
import { CHOICE, CODE, CONSTANT, type RequestFields } from '../request-fields.ts'
import { after, afterSeconds, codeRefusals, preparedBy, preparedFor, withOtherBody } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { type Approver, setRole, withApprover } from '../steps/approvals.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'

const APPROVAL_RULES = '/api/v1/approval-rules'
const RULES = [{ from: { amount: 10_000_00, currency: 'SAR' }, approvals: 1 }]

const withColleague = inTurn(signedIn, withApprover)

const withRules = inTurn(withColleague, async ({ plink, newcomer }) => {
  await storeRule(plink.deps, newcomer.userId, 10_000_00, 1)
})

/** Sends the code for the rules of the examples to the customer. */
async function sendRulesCode({ customer }: People): Promise<void> {
  customer.otp = (await successOf(customer.post(`${APPROVAL_RULES}/code`, { rules: RULES }))).otpCode
}

const lockRules = ({ customer }: People): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(APPROVAL_RULES, { rules: RULES, otp }))

const withRulesCode = inTurn(withColleague, sendRulesCode)

export const preparations = {
  getApprovalRules: withRules,
  sendApprovalRulesCode: withColleague,
  setApprovalRules: withRulesCode,
} satisfies Preparations

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

const makeViewer = (people: People, { approver }: Approver): Promise<void> => setRole(people, approver, 'viewer')

export const scripts: ScenarioScripts = {
  getApprovalRules: { no_rules: preparedFor('getMe') },
  sendApprovalRulesCode: {
    idempotency_mismatch: withOtherBody({ rules: [] }),
    approval_rules_unsatisfiable: preparedBy(inTurn(withColleague, makeViewer)),
    ...codeRefusals(withRulesCode, lockRules),
  },
  setApprovalRules: {
    approval_rules_unsatisfiable: preparedBy(inTurn(withRulesCode, makeViewer)),
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    otp_locked: after(lockRules),
  },
}
