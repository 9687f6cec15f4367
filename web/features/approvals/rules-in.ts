import type { ApprovalRule, ApprovalRuleByPerson } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateText } from '#web/lib/navigation-state.ts'
import type { ShownRules } from './use-send-approval-rules-code.ts'

/** Returns the rules that a code was sent for, from the navigation state. */
export function rulesIn(state: unknown): ShownRules | null {
  const [rules, byPerson] = [stateField(state, 'rules'), stateField(state, 'byPerson')]
  if (!Array.isArray(rules) || !rules.every(isRule)) return null
  return Array.isArray(byPerson) && byPerson.every(isRuleByPerson) ? { rules, byPerson } : { rules }
}

function isRuleByPerson(rule: unknown): rule is ApprovalRuleByPerson {
  const [maker, approver] = [stateField(rule, 'maker'), stateField(rule, 'approver')]
  const amount = stateField(stateField(rule, 'from'), 'amount')
  return typeof amount === 'number' && [maker, approver].every(each => stateText(each, 'personId') !== undefined)
}

function isRule(rule: unknown): rule is ApprovalRule {
  const amount = stateField(stateField(rule, 'from'), 'amount')
  return typeof amount === 'number' && typeof stateField(rule, 'approvals') === 'number'
}
