import { eq } from 'drizzle-orm'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { deleteReconciliation } from '#api/testing/money/reconciliation.ts'
import type { StaffMember } from '#api/testing/staff-member.ts'
import { operations } from '../contract.ts'
import type { People } from '../people.ts'
import { type Preparation, successOf } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'
import { colleagueOf, withoutRequests } from './staff-requests.ts'

export const withoutFiles: Preparation = async people => {
  await deleteReconciliation(people.plink.deps.db)
  await staffSignedIn(people)
}

/** The file of the contract's example. */
export const exampleFile = (): { content: string } => {
  const { scenarios } = operations.find(({ id }) => id === 'importReconciliationFile')!
  return { content: String(scenarios[0]!.body?.content) }
}

/** The example is the only file, and its payment the only difference. */
export const withDifference: Preparation = async people => {
  await withoutRequests(people)
  await withoutFiles(people)
  await successOf(people.staff.post('/reconciliation/files', exampleFile()))
  await findDifference(people)
}

export async function findDifference({ plink, adminValues }: People): Promise<void> {
  const isOpen = eq(reconciliationDifferences.state, 'open')
  const [difference] = await plink.deps.db.select().from(reconciliationDifferences).where(isOpen)
  adminValues.differenceId = difference!.id
}

export const askForResolution = ({ adminValues }: People, staff: StaffMember) =>
  staff.post(`/reconciliation/differences/${adminValues.differenceId}/resolution-requests`, {
    resolution: 'suspense',
    reason: 'The card provider sent it for another merchant',
  })

/** A colleague asks for the resolution of the difference, which is the only request. */
export const withResolutionRequest: Preparation = async people => {
  await withDifference(people)
  people.adminValues.requestId = (await successOf(askForResolution(people, await colleagueOf(people)))).requestId
}

/** A later file has the payment. */
export const differenceCloses = async ({ plink, adminValues }: People) => {
  const closed = { state: 'closed', stateCause: 'agrees', stateSince: plink.clock() } as const
  const isIt = eq(reconciliationDifferences.id, adminValues.differenceId)
  await plink.deps.db.update(reconciliationDifferences).set(closed).where(isIt)
}
