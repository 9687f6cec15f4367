import { eq } from 'drizzle-orm'
import { reconciliationDifferences } from '#api/kernel/db/schema/reconciliation.ts'
import { deleteReconciliation } from '#api/testing/money/reconciliation.ts'
import type { StaffMember } from '#api/testing/staff-member.ts'
import { operations } from '../contract.ts'
import type { TestUser } from '../test-user.ts'
import { type Preparation, successOf } from './preparation.ts'
import { staffSignedIn } from './sign-in.ts'
import { colleagueOf, withoutRequests } from './staff-requests.ts'

export const withoutFiles: Preparation = async user => {
  await deleteReconciliation(user.world.deps.db)
  await staffSignedIn(user)
}

/** The file of the contract's example. */
export const exampleFile = (): { content: string } => {
  const { scenarios } = operations.find(({ id }) => id === 'importReconciliationFile')!
  return { content: String(scenarios[0]!.body?.content) }
}

/** The example is the only file, and its payment the only difference. */
export const withDifference: Preparation = async user => {
  await withoutRequests(user)
  await withoutFiles(user)
  await successOf(user.staff.post('/reconciliation/files', exampleFile()))
  await findDifference(user)
}

export async function findDifference({ world, adminValues }: TestUser): Promise<void> {
  const isOpen = eq(reconciliationDifferences.state, 'open')
  const [difference] = await world.deps.db.select().from(reconciliationDifferences).where(isOpen)
  adminValues.differenceId = difference!.id
}

export const askForResolution = ({ adminValues }: TestUser, staff: StaffMember) =>
  staff.post(`/reconciliation/differences/${adminValues.differenceId}/resolution-requests`, {
    resolution: 'suspense',
    reason: 'The card provider sent it for another merchant',
  })

/** A colleague asks for the resolution of the difference, which is the only request. */
export const withResolutionRequest: Preparation = async user => {
  await withDifference(user)
  user.adminValues.requestId = (await successOf(askForResolution(user, await colleagueOf(user)))).requestId
}

/** A later file has the payment. */
export const differenceCloses = async ({ world, adminValues }: TestUser) => {
  const closed = { state: 'closed', stateCause: 'agrees', stateSince: world.clock() } as const
  const isIt = eq(reconciliationDifferences.id, adminValues.differenceId)
  await world.deps.db.update(reconciliationDifferences).set(closed).where(isIt)
}
