import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { CrCheck } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import type { Count } from '#api/kernel/db/counters.ts'
import { accounts } from '#api/kernel/db/schema/auth.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { Registration } from '#api/outside/providers/providers.ts'
import {
  changeApplicant,
  type OnboardingBearer,
  requireOpenStep,
  withoutScreening,
} from '#api/people/applicants/applicant.ts'
import { beginCheck, requireLatest } from '#api/people/applicants/checks.ts'

/** Looks the number up in the commercial registry. Only an active registration without an account becomes a verified fact. */
export async function validateCr(deps: Deps, bearer: OnboardingBearer, crNumber: string): Promise<CrCheck> {
  requireOpenStep('cr', bearer)
  const check = await beginCheck(deps, bearer)
  await requireUnregistered(deps.db, eq(accounts.crNumber, crNumber))
  const result = await deps.providers.registry.lookUp(crNumber)
  switch (result.kind) {
    case 'unavailable':
      throw new PlinkError('CR_REGISTRY_UNAVAILABLE')
    case 'refused':
      throw new PlinkError('CR_VERIFICATION_FAILED')
    case 'no_data':
      throw new PlinkError('CR_VERIFICATION_FAILED', { error: 'No data received from server', reason: 'no_data' })
    case 'not_found':
      return { valid: false, code: 'CR_NOT_FOUND', error: 'CR Number not found in commercial registry' }
    case 'found':
      return storeIfActive(deps, bearer.applicant.id, { crNumber, check }, result.registration)
  }
}

async function requireUnregistered(db: Db, isSame: SQL): Promise<void> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    // Members share the number of their business. The index leaves them out.
    .where(and(isSame, isNull(accounts.closedAt), isNull(accounts.businessId)))
  if (account) throw new PlinkError('CR_DUPLICATE')
}

const INACTIVE: Record<Exclude<Registration['status'], 'active'>, Pick<CrCheck, 'code' | 'error'>> = {
  suspended: { code: 'CR_SUSPENDED', error: 'The commercial registration is suspended' },
  in_liquidation: { code: 'CR_IN_LIQUIDATION', error: 'The company is in liquidation' },
  deleted: { code: 'CR_DELETED', error: 'The commercial registration is deleted' },
}

interface RegistryCheck {
  crNumber: string
  check: Count
}

async function storeIfActive(
  deps: Deps,
  applicantId: string,
  { crNumber, check }: RegistryCheck,
  company: Registration,
) {
  const { unifiedNumber, legalName, legalNameArabic, issueDate, expiryDate, status, parties } = company
  const details = {
    unifiedNumber,
    companyName: legalName,
    ...(legalNameArabic !== null && { companyNameArabic: legalNameArabic }),
    issueDate,
    expiryDate,
    registrationDate: issueDate ?? expiryDate,
    status,
  }
  if (status !== 'active') return { valid: false, ...INACTIVE[status], ...details }
  await requireUnregistered(deps.db, eq(accounts.unifiedNumber, unifiedNumber))
  const names = { crLegalName: legalName, crLegalNameArabic: legalNameArabic }
  const registration = {
    crNumber,
    unifiedNumber,
    ...names,
    crIssueDate: issueDate,
    crExpiryDate: expiryDate,
    parties,
  }
  await changeApplicant(deps.db, applicantId, 'cr', async (current, tx) => {
    if (current.crNumber === crNumber) return registration
    await requireLatest(tx, applicantId, check, 'cr')
    return { ...registration, ...withoutScreening }
  })
  return { valid: true, ...details }
}
