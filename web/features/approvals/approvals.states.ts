import { formatsOf } from '#web/lib/format.ts'
import { peopleOfSteps } from '#web/messages/payments/people-of-steps.ts'
import { dialog, main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { approvalPath, paths } from '#web/paths.ts'
import { approvals } from './approvals.messages.ts'

export const approvalsControls = {
  changeRules: main.button(approvals, t => t.changeRules),
  firstFrom: page.selector('#field-from1'),
  confirmRules: main.button(approvals, t => t.confirmRules),
  addPersonRule: main.button(approvals, t => t.addPersonRule),
  rule: (amount: string, count: number) => main.text(approvals, t => t.rule(amount, count)),
  ruleMaker: page.find('combobox', approvals, t => t.ruleMaker),
  ruleApprover: page.find('combobox', approvals, t => t.ruleApprover),
  personFrom: page.selector('#field-from'),
  personRules: main.all('listitem').having(page.button(approvals, t => t.removeRule)),
  rows: main.find('region', approvals, t => t.list).all('link'),
  approve: main.button(approvals, t => t.approve),
  change: main.button(approvals, t => t.change, 'exact'),
  amount: dialog.field(approvals, t => t.amount),
  save: dialog.button(approvals, t => t.save),
  withdraw: page.button(approvals, t => t.withdraw),
  decline: main.button(approvals, t => t.decline),
  reason: dialog.field(approvals, t => t.reasonLabel),
  confirmDecline: dialog.button(approvals, t => t.decline),
  state: (state: keyof (typeof approvals)['en']['states']) => main.all('status').with(approvals, t => t.states[state]),
}

const rules = [{ from: { amount: 1_000_000, currency: 'SAR' }, approvals: 1 }]
const digest = '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b'

const addPersonRule = press(approvalsControls.addPersonRule)
/** The rule of the examples, whose people have no names. */
const removePersonRule = press(
  main.button(approvals, (t, locale) => {
    const { somebody, somebodyWithin } = peopleOfSteps[locale]
    return t.removePersonRuleOf(t.personRule(somebody, somebodyWithin, formatsOf(locale).money(500_000)))
  }),
)

export const APPROVALS: readonly Screen[] = [
  { id: 'approvals', path: paths.approvals, calls: [call('listApprovals')] },
  {
    id: 'approval',
    path: approvalPath(ANY_ID),
    calls: [
      call('getApproval'),
      call('sendApprovalCode', { steps: [press(approvalsControls.approve)] }),
      call('declinePayment', {
        steps: [
          press(approvalsControls.decline),
          fill(approvalsControls.reason, 'Wrong supplier'),
          press(approvalsControls.decline),
        ],
      }),
      call('changePayment', { steps: [press(approvalsControls.change), press(approvalsControls.save)] }),
      call('listPaymentReceipts'),
      call('withdrawPayment', { steps: [press(approvalsControls.withdraw), press(approvalsControls.withdraw)] }),
    ],
  },
  {
    id: 'approvalCode',
    path: approvalPath(ANY_ID),
    locationState: () => ({ sent: issuedCode(), digest }),
    calls: [call('approvePayment', { steps: [fill(walletCode.boxes, ANY_CODE)] })],
  },
  {
    id: 'approvalRules',
    path: paths.approvalRules,
    calls: [
      call('getApprovalRules'),
      call('sendApprovalRulesCode', {
        steps: [press(approvalsControls.changeRules), press(approvalsControls.confirmRules)],
      }),
      call('getTeam', { steps: [addPersonRule] }),
    ],
    clientStates: [
      clientState('person_rule_incomplete', { steps: [addPersonRule, press(approvalsControls.confirmRules)] }),
      clientState('person_rule_not_removed', {
        scenarios: { sendApprovalRulesCode: 'rate_limited' },
        steps: [removePersonRule],
      }),
    ],
  },
  {
    id: 'approvalRulesCode',
    path: paths.approvalRules,
    locationState: () => ({ sent: issuedCode(), rules }),
    calls: [call('setApprovalRules', { steps: [fill(walletCode.boxes, ANY_CODE)] })],
  },
]
