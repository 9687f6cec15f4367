import type { ApprovalCode, Locale, SendApprovalRulesCodeRequest } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { peopleOf } from '#api/people/accounts/people-of.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { sendCode } from '#api/people/one-time-codes/one-time-code.ts'
import { formatAmount, formatArabicAmount } from '#domain/money/money.ts'
import { presentCode } from './approval-code.ts'
import { type AllRules, possibleRules, rulesCode, rulesContext, rulesGuesses } from './approval-rules-code.ts'

/** Sends the code for exactly these rules. Throws `VALIDATION_ERROR`, `APPROVAL_RULES_UNSATISFIABLE`. */
export async function sendApprovalRulesCode(
  deps: Deps,
  bearer: SessionBearer,
  request: SendApprovalRulesCodeRequest,
): Promise<ApprovalCode> {
  const { person } = bearer
  const rules = await possibleRules(deps.db, bearer, request)
  const code = await sendCode(deps, {
    ...rulesCode(person),
    about: await aboutOf(deps.db, rules),
    phone: person.phone,
    reader: person,
    context: rulesContext(bearer, rules),
    guesses: rulesGuesses(person),
  })
  return presentCode(deps, code)
}

async function aboutOf(db: Db, { rules, byPerson }: AllRules): Promise<Record<Locale, string>> {
  if (rules.length + byPerson.length === 0)
    return { en: 'payments of any amount without approval', ar: 'دفعات بأي مبلغ دون موافقة' }
  const each = rules.map(
    ({ from, approvals }) => `${approvals === 1 ? 'one approval' : 'two approvals'} from ${formatAmount(from.amount)}`,
  )
  const arabic = rules.map(
    ({ from, approvals }) =>
      `${approvals === 1 ? 'موافقة واحدة' : 'موافقتان'} ابتداءً من ${formatArabicAmount(from.amount)}`,
  )
  const people = await peopleOf(
    db,
    byPerson.flatMap(({ makerId, approverId }) => [makerId, approverId]),
  )
  const nameOf = (id: string) => people.get(id)?.name ?? 'a member'
  const arabicNameOf = (id: string) => people.get(id)?.nameArabic ?? people.get(id)?.name ?? 'عضو'
  for (const { from, makerId, approverId } of byPerson) {
    each.push(`${nameOf(approverId)} approves what ${nameOf(makerId)} makes from ${formatAmount(from.amount)}`)
    arabic.push(
      `موافقة ${arabicNameOf(approverId)} على دفعات ${arabicNameOf(makerId)} ابتداءً من ${formatArabicAmount(from.amount)}`,
    )
  }
  return { en: `these rules for payments: ${each.join(', ')}`, ar: `قواعد الدفعات: ${arabic.join('، ')}` }
}
