import { eq } from 'drizzle-orm'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { deleteReconciliation } from '#api/testing/money/reconciliation.ts'
import type { StaffMember } from '#api/testing/staff/staff-member.ts'
import { operations } from '../contract.ts'
import type { People } from '../people.ts'
import { inTurn, successOf } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'
import { colleagueOf, type RequestId, requestIdIn, withoutRequests } from './staff-requests.ts'

export type DifferenceId = { differenceId: string }

export async function withoutFiles(people: People): Promise<void> {
  await deleteReconciliation(people.plink.deps.db)
  await staffSignedIn(people)
}

/** The file of the contract's example. */
export const exampleFile = (): { content: string } => {
  const { scenarios } = operations.find(({ id }) => id === 'importReconciliationFile')!
  return { content: String(scenarios[0]!.body?.content) }
}

export async function importExampleFile({ staff }: People): Promise<void> {
  await successOf(staff.post('/reconciliation/files', exampleFile()))
}

/** Finds the only difference that is open. */
export async function findDifference({ plink }: People): Promise<DifferenceId> {
  const isOpen = eq(reconciliationDifferences.state, 'open')
  const [difference] = await plink.deps.db.select().from(reconciliationDifferences).where(isOpen)
  return { differenceId: difference!.id }
}

/** The example is the only file, and its payment the only difference. */
export const withDifference = inTurn(withoutRequests, withoutFiles, importExampleFile, findDifference)

export const requestResolution = (staff: StaffMember, { differenceId }: DifferenceId): Promise<Response> =>
  staff.post(`/reconciliation/differences/${differenceId}/resolution-requests`, {
    resolution: 'suspense',
    reason: 'The card provider sent it for another merchant',
  })

export const resolutionByColleague = async (people: People, difference: DifferenceId): Promise<RequestId> =>
  requestIdIn(requestResolution(await colleagueOf(people), difference))

/** A colleague requests the resolution of the difference, which is the only request. */
export const withResolutionRequest = inTurn(withDifference, resolutionByColleague)

/** A later file has the payment. */
export async function differenceCloses({ plink }: People, { differenceId }: DifferenceId): Promise<void> {
  const closed = { state: 'closed', stateCause: 'agrees', stateSince: plink.clock() } as const
  const isIt = eq(reconciliationDifferences.id, differenceId)
  await plink.deps.db.update(reconciliationDifferences).set(closed).where(isIt)
}
