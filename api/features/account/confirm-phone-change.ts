import type { PhoneChange } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { PhoneChangeRow } from '#api/kernel/db/schema/phone-changes.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { keepResponse } from '#api/kernel/platform/kept-response.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { requireUnfrozen } from '#api/people/accounts/frozen-wallet.ts'
import { takePhoneChangeStep } from '#api/people/accounts/phone-changes.ts'
import { recordSecurityEvents } from '#api/people/accounts/security-events.ts'
import type { SessionBearer } from '#api/people/accounts/sessions.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { type Refusals, redeemCode } from '#api/people/one-time-codes/one-time-code.ts'
import { phoneChangeCode, phoneChangeGuesses, presentPhoneChange, requireUnconfirmed } from './phone-change-code.ts'

const HOUR_SECONDS = 3600
/** A change to the test number that waits takes this long, whatever the setting. */
const SANDBOX_WAITING_HOURS = 24

const REFUSALS: Refusals = {
  gone: () => new PlinkError('ACTION_EXPIRED'),
  expired: () => new PlinkError('OTP_EXPIRED'),
  wrong: details => new PlinkError('VALIDATION_ERROR', { error: 'The code you entered is incorrect.', ...details }),
}

/** Takes the code of the present number, then the one of the new number, after which the change waits. */
export async function confirmPhoneChange(
  deps: Deps,
  { person }: SessionBearer,
  id: string,
  otp: string,
): Promise<PhoneChange> {
  const change = await requireUnconfirmed(deps, person.id, id)
  await requireUnfrozen(deps.db, person.id)
  const isForAttempt = ({ context }: { context: string }) => context === id
  const attempt = { code: otp, guesses: phoneChangeGuesses(change), isForAttempt }
  return redeemCode(deps, phoneChangeCode(change), attempt, REFUSALS, async tx => {
    const nextStep =
      change.state === 'confirming_current' ? await askNew(tx, deps, change) : await wait(tx, deps, change)
    if (!nextStep) throw new PlinkError('ACTION_EXPIRED')
    return keepResponse(tx, presentPhoneChange(nextStep))
  })
}

const askNew = (tx: Db, { clock }: Deps, change: PhoneChangeRow) =>
  takePhoneChangeStep(tx, change, { from: 'confirming_current', to: 'confirming_new', cause: 'code' }, clock())

async function wait(tx: Db, deps: Deps, change: PhoneChangeRow): Promise<PhoneChangeRow | undefined> {
  const { accountId, oldPhone, newPhone } = change
  const now = deps.clock()
  const hours = deps.sandbox?.delaysChangeTo(newPhone) ? SANDBOX_WAITING_HOURS : deps.phoneChangeWaitingHours
  const takesEffectAt = addSeconds(now, hours * HOUR_SECONDS)
  const step = { from: 'confirming_new', to: 'waiting', cause: 'code', takesEffectAt } as const
  const waiting = await takePhoneChangeStep(tx, change, step, now)
  if (!waiting) return undefined
  await recordSecurityEvents(tx, { accountId, type: 'phone_change_asked', at: now })
  const message = { key: 'phone_change_asked', takesEffectAt: takesEffectAt.toISOString() } as const
  await notify(tx, { to: accountId, phone: oldPhone, message, at: now })
  return waiting
}
