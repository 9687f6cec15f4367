import type { ApprovalRule } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField } from '#web/lib/navigation-state.ts'

/** Returns the rules that a code was sent for, from the navigation state. */
export function rulesIn(state: unknown): ApprovalRule[] | null {
  const rules = stateField(state, 'rules')
  return Array.isArray(rules) && rules.every(isRule) ? rules : null
}

function isRule(rule: unknown): rule is ApprovalRule {
  const amount = stateField(stateField(rule, 'from'), 'amount')
  return typeof amount === 'number' && typeof stateField(rule, 'approvals') === 'number'
}
