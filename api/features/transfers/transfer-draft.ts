import type {
  CreateTransferRequest,
  TransferDraft,
  TransferPlan,
  TransferReview,
} from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import { transfers } from '#api/kernel/db/schema/transfers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { firstRunAfter } from '#api/money/transfers/schedule-days.ts'
import { makerOf } from '#api/money/transfers/transfer-guesses.ts'
import { draftEnd } from '#api/money/transfers/transfer-rules.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import type { ApiKeyBearer } from '#api/people/api-keys/api-keys.ts'
import { addDays, riyadhDay } from '#domain/riyadh-time.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { presentDraft, sendTransferCode, type TransferTerms } from './transfer-code.ts'

/** Stores a transfer that waits for its code, after the code is sent. */
export async function storeDraft(
  deps: Deps,
  bearer: SessionBearer | ApiKeyBearer,
  { purpose, note }: Pick<CreateTransferRequest, 'purpose' | 'note'>,
  order: Omit<TransferTerms, 'id' | 'purpose' | 'note'>,
  review: TransferReview,
): Promise<TransferDraft> {
  const { db, clock } = deps
  const at = clock()
  const transfer = { ...order, id: crypto.randomUUID(), purpose, note: visibleLine(note ?? '') || null }
  const code = await sendTransferCode(deps, bearer, transfer)
  const [draft] = await db
    .insert(transfers)
    .values({
      ...transfer,
      // A transfer that a program has prepared may be confirmed in any session.
      sessionId: 'sessionId' in bearer ? bearer.sessionId : null,
      ...makerOf(bearer),
      createdAt: at,
      dueAt: draftEnd(at),
      state: 'draft',
      stateCause: 'created',
      stateSince: at,
    })
    .returning()
  return presentDraft(deps, draft!, review, code)
}

export const planColumns = (plan: TransferPlan | undefined) => ({
  startsOn: plan?.startsOn ?? null,
  repeats: plan?.repeats ?? null,
  endsOn: plan?.endsOn ?? null,
  paymentCount: plan?.paymentCount ?? null,
})

const LATEST_START_DAYS = 365
const LATEST_END_DAYS = 3653

/**
 * Throws `VALIDATION_ERROR` for a start that is not possible now, and for an end that does not fit the plan. A change may keep the start of the present
 * plan, which keeps its days: the 31st stays the 31st after a shorter month.
 */
export function requirePossiblePlan(plan: TransferPlan, now: Date, present?: TransferPlan): void {
  const { startsOn, repeats, endsOn, paymentCount } = plan
  const today = riyadhDay(now)
  const isKept = startsOn === present?.startsOn && repeats === present.repeats
  if (!isKept && (startsOn <= today || startsOn > addDays(today, LATEST_START_DAYS)))
    throw refusal('startsOn', 'Must be after today, within a year')
  if (endsOn !== undefined && paymentCount !== undefined)
    throw refusal('paymentCount', 'Must be left out beside endsOn')
  if (repeats === 'once' && endsOn !== undefined) throw refusal('endsOn', 'Must be left out of a single transfer')
  if (repeats === 'once' && paymentCount !== undefined)
    throw refusal('paymentCount', 'Must be left out of a single transfer')
  if (endsOn !== undefined && (endsOn < startsOn || endsOn > addDays(startsOn, LATEST_END_DAYS)))
    throw refusal('endsOn', 'Must not be before startsOn, within ten years of it')
  if (!firstRunAfter(plan, today))
    throw refusal(endsOn === undefined ? 'paymentCount' : 'endsOn', 'Must leave a payment after today')
}

const refusal = (field: keyof TransferPlan, problem: string) =>
  new PlinkError('VALIDATION_ERROR', { fields: { [`schedule.${field}`]: problem } })
