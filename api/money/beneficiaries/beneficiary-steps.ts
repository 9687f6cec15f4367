import { and, eq, ne } from 'drizzle-orm'
import type { BeneficiaryCause } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type Beneficiary, beneficiaries } from '#api/kernel/db/schema/beneficiaries.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'

type State = Beneficiary['state']

export interface BeneficiaryStep
  extends Partial<Pick<Beneficiary, 'payeeCheck' | 'coolingEndsAt' | 'dueAt' | 'confirmedBy' | 'removedBy'>> {
  from: State
  to: State
  cause: BeneficiaryCause
}

/** Returns the beneficiary of the account, and locks it until the transaction ends. Throws `BENEFICIARY_NOT_FOUND`. */
export async function lockBeneficiary(tx: Db, accountId: string, id: string): Promise<Beneficiary> {
  const isOwn = and(eq(beneficiaries.id, id), eq(beneficiaries.accountId, accountId))
  const [beneficiary] = await tx.select().from(beneficiaries).where(isOwn).for('no key update')
  if (!beneficiary) throw new PlinkError('BENEFICIARY_NOT_FOUND')
  return beneficiary
}

/** Returns false if the beneficiary is no longer in the state that the step is from. */
export async function takeStep(
  tx: Db,
  id: string,
  { from, to, cause, dueAt = null, ...changes }: BeneficiaryStep,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(beneficiaries)
    .set({ ...changes, dueAt, state: to, stateCause: cause, stateSince: now })
    .where(and(eq(beneficiaries.id, id), eq(beneficiaries.state, from)))
    .returning({ id: beneficiaries.id })
  return rows.length > 0
}

const CHECK_AGAIN_SECONDS = 60
/** The check ends without a result after this time, because not every bank takes part in it. */
const CHECK_FOR_SECONDS = 86_400
const HOUR_SECONDS = 3600
const SANDBOX_COOLING_HOURS = 24

type Age = Pick<Beneficiary, 'createdAt'>

const checkEnd = ({ createdAt }: Age): Date => addSeconds(createdAt, CHECK_FOR_SECONDS)

/** When the job repeats the payee check if there is no response by then. The interval grows, and the last check is a day after the creation. */
export function nextCheck(beneficiary: Age, now: Date): Date {
  const ageSeconds = (now.getTime() - beneficiary.createdAt.getTime()) / 1000
  const next = addSeconds(now, Math.round(Math.max(CHECK_AGAIN_SECONDS, ageSeconds / 4)))
  const end = checkEnd(beneficiary)
  return next < end ? next : end
}

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'providers' | 'beneficiaries' | 'sandbox'>

/**
 * Checks whom the IBAN of a confirmed beneficiary belongs to, and applies the result. It is safe to repeat: a beneficiary that is no longer
 * `checking` is not changed. Returns false if there is no response. The job then repeats the check, until the payee counts as not checked.
 */
export async function checkPayee(deps: CheckDeps, beneficiary: Beneficiary): Promise<boolean> {
  const { id, iban, identifier, name } = beneficiary
  const { db, clock, providers } = deps
  const result = identifier === null ? 'not_checked' : await providers.payeeCheck.check({ iban, identifier, name })
  const now = clock()
  const hasResult = result !== 'unavailable'
  if (!hasResult && now < checkEnd(beneficiary)) {
    const isChecking = and(eq(beneficiaries.id, id), eq(beneficiaries.state, 'checking'))
    await db
      .update(beneficiaries)
      .set({ dueAt: nextCheck(beneficiary, now) })
      .where(isChecking)
    return false
  }
  if (result === 'mismatch') {
    await takeStep(db, id, { from: 'checking', to: 'mismatch', cause: result, payeeCheck: result }, now)
  } else await coolOff(deps, beneficiary, hasResult ? result : 'not_checked', now)
  return hasResult
}

/** Takes both steps at once if there is no cooling-off period. */
async function coolOff(
  { db, beneficiaries: { coolingHours }, sandbox }: CheckDeps,
  { id, iban }: Beneficiary,
  payeeCheck: 'match' | 'not_checked',
  now: Date,
): Promise<void> {
  const hours = sandbox?.coolsOff(iban) ? SANDBOX_COOLING_HOURS : coolingHours
  const coolingEndsAt = addSeconds(now, hours * HOUR_SECONDS)
  await db.transaction(async tx => {
    const step = { from: 'checking', to: 'cooling_off', cause: payeeCheck } as const
    const isTaken = await takeStep(tx, id, { ...step, payeeCheck, coolingEndsAt, dueAt: coolingEndsAt }, now)
    if (isTaken && hours === 0) await endCoolingOff(tx, id, now)
  })
}

/** Whether only small amounts may be sent now. The job that ends the cooling-off period may be late. */
export const isCoolingOff = (
  { state, coolingEndsAt }: Pick<Beneficiary, 'state' | 'coolingEndsAt'>,
  now: Date,
): boolean => state === 'cooling_off' && coolingEndsAt !== null && now < coolingEndsAt

/** Returns the beneficiary in its state at this time, even if the job is late. */
export const asOf = (beneficiary: Beneficiary, now: Date): Beneficiary =>
  beneficiary.state === 'cooling_off' && !isCoolingOff(beneficiary, now)
    ? { ...beneficiary, state: 'active', stateCause: 'cooling_off_over', stateSince: beneficiary.coolingEndsAt ?? now }
    : beneficiary

/** Removes the beneficiaries of an account that is being closed. */
export async function removeBeneficiaries(tx: Db, accountId: string, now: Date): Promise<void> {
  const isThere = and(eq(beneficiaries.accountId, accountId), ne(beneficiaries.state, 'removed'))
  const end = { dueAt: null, state: 'removed', stateCause: 'account_closed', stateSince: now } as const
  await tx.update(beneficiaries).set(end).where(isThere)
}

export const endCoolingOff = (tx: Db, id: string, now: Date): Promise<boolean> =>
  takeStep(tx, id, { from: 'cooling_off', to: 'active', cause: 'cooling_off_over' }, now)
