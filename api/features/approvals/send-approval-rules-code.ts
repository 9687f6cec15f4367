import type {
  ApprovalCode,
  ApprovalRule,
  Locale,
  SendApprovalRulesCodeRequest,
} from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { formatAmount, formatArabicAmount } from '#domain/money/money.ts'
import { presentCode } from './approval-code.ts'
import { orderedRules, requireSatisfiable, rulesCode, rulesContext, rulesGuesses } from './approval-rules-code.ts'

/** Sends the code for exactly these rules. Throws `VALIDATION_ERROR`, `APPROVAL_RULES_UNSATISFIABLE`. */
export async function sendApprovalRulesCode(
  deps: Deps,
  bearer: SessionBearer,
  request: SendApprovalRulesCodeRequest,
): Promise<ApprovalCode> {
  const { person } = bearer
  const rules = orderedRules(request.rules)
  await requireSatisfiable(deps.db, bearer, rules)
  const code = await sendCode(deps, {
    ...rulesCode(person),
    about: aboutOf(rules),
    phone: person.phone,
    reader: person,
    context: rulesContext(bearer, rules),
    guesses: rulesGuesses(person),
  })
  return presentCode(deps, code)
}

function aboutOf(rules: readonly ApprovalRule[]): Record<Locale, string> {
  if (rules.length === 0) return { en: 'payments of any amount without approval', ar: 'دفعات بأي مبلغ دون موافقة' }
  const each = rules.map(
    ({ from, approvals }) => `${approvals === 1 ? 'one approval' : 'two approvals'} from ${formatAmount(from.amount)}`,
  )
  const arabic = rules.map(
    ({ from, approvals }) =>
      `${approvals === 1 ? 'موافقة واحدة' : 'موافقتان'} ابتداءً من ${formatArabicAmount(from.amount)}`,
  )
  return { en: `these rules for payments: ${each.join(', ')}`, ar: `قواعد الدفعات: ${arabic.join('، ')}` }
}
