import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Deps } from '#api/deps.ts'
import { type Db, violatedUnique } from '#api/kernel/db/client.ts'
import { accounts, oneTimeCodes } from '#api/kernel/db/schema/auth.ts'
import { applicants, onboardingTokens } from '#api/kernel/db/schema/onboarding.ts'
import { type PhoneChangeRow, phoneChanges } from '#api/kernel/db/schema/phone-changes.ts'
import { loginCalls } from '#api/kernel/db/schema/sessions.ts'
import { hasValue } from '#api/kernel/db/sealed/sealed-columns.ts'
import { lockApplicant } from '#api/people/applicants/applicant.ts'
import { notify } from '#api/people/notifications/notify.ts'
import { accountOfPhone } from './find-account.ts'
import { isWalletFrozen } from './frozen-wallet.ts'
import { recordSecurityEvents } from './security-events.ts'

type State = PhoneChangeRow['state']
type Cause = PhoneChangeRow['stateCause']

interface Step {
  from: State
  to: Exclude<State, 'confirming_current'>
  cause: Cause
  /** The time at which a waiting change takes effect. */
  takesEffectAt?: Date
}

/** Takes the step, unless a concurrent call was faster. The database refuses steps that its states do not have. */
export async function takePhoneChangeStep(
  tx: Db,
  { id, takesEffectAt }: PhoneChangeRow,
  step: Step,
  now: Date,
): Promise<PhoneChangeRow | undefined> {
  const { from, to, cause } = step
  const waitsUntil = step.takesEffectAt ?? takesEffectAt
  const columns = { state: to, stateCause: cause, stateSince: now, takesEffectAt: waitsUntil }
  const [row] = await tx
    .update(phoneChanges)
    // The step between the two numbers keeps `dueAt`: the rest of the time is for the other number.
    .set({ ...columns, ...(to === 'waiting' && { dueAt: waitsUntil }), ...(ENDS.includes(to) && { dueAt: null }) })
    .where(and(eq(phoneChanges.id, id), eq(phoneChanges.state, from)))
    .returning()
  return row
}

const ENDS: readonly State[] = ['changed', 'failed', 'cancelled', 'expired']
const OPEN: State[] = ['confirming_current', 'confirming_new', 'waiting']

/** Ends changes of the account that are in one of these states. Returns whether one would have taken effect by itself. */
export async function cancelPhoneChanges(
  tx: Db,
  accountId: string,
  cause: Extract<Cause, 'newer_change' | 'account_closed' | 'restored' | 'password_reset'>,
  now: Date,
  states: State[] = OPEN,
): Promise<boolean> {
  const isOpen = and(eq(phoneChanges.accountId, accountId), inArray(phoneChanges.state, states))
  const open = await tx.select().from(phoneChanges).where(isOpen).for('update')
  for (const change of open) await takePhoneChangeStep(tx, change, { from: change.state, to: 'cancelled', cause }, now)
  return open.some(({ state }) => state === 'waiting')
}

/** The change of the account that will take effect, if any. */
export async function waitingPhoneChange(db: Db, accountId: string): Promise<PhoneChangeRow | undefined> {
  const isWaiting = and(eq(phoneChanges.accountId, accountId), eq(phoneChanges.state, 'waiting'))
  const [change] = await db.select().from(phoneChanges).where(isWaiting)
  return change
}

/** Lets changes take effect whose time has come, and ends those whose codes were not entered. */
export async function runPhoneChanges(deps: Deps, signal: AbortSignal): Promise<void> {
  const { dueAt } = phoneChanges
  const due = await deps.db.select().from(phoneChanges).where(lte(dueAt, deps.clock())).orderBy(asc(dueAt))
  for (const change of due) {
    if (signal.aborted) return
    try {
      await advance(deps, change)
    } catch (err) {
      deps.log.error(
        { err, phoneChangeId: change.id },
        'A change of a mobile number failed. The job tries again. If this repeats, report this line.',
      )
    }
  }
}

async function advance({ db, clock }: Deps, change: PhoneChangeRow): Promise<void> {
  const now = clock()
  if (change.state !== 'waiting') {
    await takePhoneChangeStep(db, change, { from: change.state, to: 'expired', cause: 'timeout' }, now)
    return
  }
  try {
    await db.transaction(tx => changePhone(tx, change, now))
  } catch (cause) {
    if (!TAKEN.includes(violatedUnique(cause) ?? '')) throw cause
    await db.transaction(tx => fail(tx, change, now))
  }
}

const TAKEN = ['accounts_phone_unique', 'applicants_phone_unique']

/** Sessions stay. Codes and calls to the old phone no longer prove anything. */
async function changePhone(tx: Db, change: PhoneChangeRow, now: Date): Promise<void> {
  const { accountId, oldPhone, newPhone } = change
  await lockApplicant(tx, accountId)
  // The change continues to wait, and can be cancelled.
  if (await isWalletFrozen(tx, accountId)) return
  // The unique index does not find a phone that the previous key sealed.
  if (await accountOfPhone(tx, newPhone)) return fail(tx, change, now)
  if (!(await takePhoneChangeStep(tx, change, { from: 'waiting', to: 'changed', cause: 'time' }, now))) return
  await setPhone(tx, accountId, { oldPhone, newPhone }, now)
  await recordSecurityEvents(tx, { accountId, type: 'phone_changed', at: now })
  const message = { key: 'phone_changed' } as const
  await notify(tx, { to: accountId, phone: oldPhone, message, at: now })
}

/** The account and its applicant have the same phone, which must be unique. */
export async function setPhone(
  tx: Db,
  accountId: string,
  { oldPhone, newPhone }: Pick<PhoneChangeRow, 'oldPhone' | 'newPhone'>,
  now: Date,
): Promise<void> {
  await endSignUpsWith(tx, newPhone, accountId, now)
  await tx.execute(sql`set constraints accounts_verified_facts deferred`)
  await tx.update(applicants).set({ phone: newPhone, phoneVerifiedAt: now }).where(eq(applicants.id, accountId))
  await tx.update(accounts).set({ phone: newPhone }).where(eq(accounts.id, accountId))
  await tx
    .update(oneTimeCodes)
    .set({ consumedAt: now })
    .where(and(hasValue(oneTimeCodes.phone, oldPhone), isNull(oneTimeCodes.consumedAt)))
  await tx.update(loginCalls).set({ expiresAt: now }).where(eq(loginCalls.accountId, accountId))
}

/** Ends a sign-up with this phone, which now belongs to this account. Compliance keeps its data, as for a closed account. */
async function endSignUpsWith(tx: Db, phone: string, accountId: string, now: Date): Promise<void> {
  const isOther = and(hasValue(applicants.phone, phone), isNull(applicants.closedAt), ne(applicants.id, accountId))
  const applicantRows = await tx
    .update(applicants)
    .set({ closedAt: now })
    .where(isOther)
    .returning({ id: applicants.id })
  for (const { id } of applicantRows) await tx.delete(onboardingTokens).where(eq(onboardingTokens.applicantId, id))
}

async function fail(tx: Db, change: PhoneChangeRow, now: Date): Promise<void> {
  const { accountId } = change
  if (!(await takePhoneChangeStep(tx, change, { from: 'waiting', to: 'failed', cause: 'phone_taken' }, now))) return
  await recordSecurityEvents(tx, { accountId, type: 'phone_change_failed', at: now })
  await notify(tx, { to: accountId, message: { key: 'phone_change_failed' }, at: now })
}
