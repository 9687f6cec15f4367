import { approvalRulesByPerson } from '#api/kernel/db/schema/approvals.ts'
import { storeRule } from '#api/testing/customers/approvals.ts'
import { OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import type { People } from '../people.ts'
import { CHOICE, CODE, CONSTANT, type RequestFields } from '../request-fields.ts'
import { afterSeconds, codeRefusals, preparedBy, preparedFor, withOtherBody } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { type Approver, setRole, withApprover } from '../steps/approvals.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'

const APPROVAL_RULES = '/api/v1/approval-rules'
const RULES = [{ from: { amount: 10_000_00, currency: 'SAR' }, approvals: 1 }]

type Named = { makerId: string; approverId: string }

/** The rules of the examples name the owner as maker, and the other member as approver. */
const namePeople = async ({ newcomer }: People, { approver }: Approver): Promise<Named> => ({
  makerId: newcomer.userId,
  approverId: approver.userId,
})

const withColleague = inTurn(signedIn, withApprover, namePeople)

const withRules = inTurn(withColleague, async ({ plink, newcomer }, people) => {
  const { makerId, approverId } = people
  await storeRule(plink.deps, newcomer.userId, 10_000_00, 1)
  await plink.deps.db
    .insert(approvalRulesByPerson)
    .values({ accountId: newcomer.userId, makerId, approverId, fromAmount: 5_000_00 })
})

const allRules = ({ makerId, approverId }: Named) => ({
  rules: RULES,
  byPerson: [{ from: { amount: 5_000_00, currency: 'SAR' }, makerId, approverId }],
})

/** Sends the code for the rules of the examples to the customer. */
async function sendRulesCode({ customer }: People, named: Named): Promise<void> {
  customer.otp = (await successOf(customer.post(`${APPROVAL_RULES}/code`, allRules(named)))).otpCode
}

const lockRules = ({ customer }: People, named: Named): Promise<void> =>
  tryWrongCodes(customer, otp => customer.post(APPROVAL_RULES, { ...allRules(named), otp }))

const withRulesCode = inTurn(withColleague, sendRulesCode)

export const preparations = {
  getApprovalRules: withRules,
  sendApprovalRulesCode: withColleague,
  setApprovalRules: withRulesCode,
} satisfies Preparations

export const requestFields: RequestFields = {
  sendApprovalRulesCode: {
    fields: {
      'rules.from.amount': CHOICE,
      'rules.from.currency': CONSTANT,
      'rules.approvals': CHOICE,
      'byPerson.from.amount': CHOICE,
      'byPerson.from.currency': CONSTANT,
      'byPerson.makerId': CHOICE,
      'byPerson.approverId': CHOICE,
    },
  },
  setApprovalRules: {
    fields: {
      'rules.from.amount': { operation: 'getApprovalRules', path: 'rules[0].from.amount' },
      'rules.from.currency': CONSTANT,
      'rules.approvals': { operation: 'getApprovalRules', path: 'rules[0].approvals' },
      'byPerson.from.amount': { operation: 'getApprovalRules', path: 'byPerson[0].from.amount' },
      'byPerson.from.currency': CONSTANT,
      'byPerson.makerId': { operation: 'getApprovalRules', path: 'byPerson[0].maker.personId' },
      'byPerson.approverId': { operation: 'getApprovalRules', path: 'byPerson[0].approver.personId' },
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
    otp_locked: preparedBy(inTurn(withRulesCode, lockRules)),
  },
}
