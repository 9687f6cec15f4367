import { desc, sql } from 'drizzle-orm'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import { documentRequests } from '#api/kernel/db/schema/business-documents.ts'
import { contactRequests } from '#api/kernel/db/schema/contact-requests.ts'
import { ProviderTimeout } from '#api/outside/providers/safeguards.ts'
import type { StaffMember } from '#api/testing/staff/staff-member.ts'
import { openAccount, type People } from '../people.ts'
import { CHOICE, type RequestFields } from '../request-fields.ts'
import { after, preparedBy } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { unknownForStaff } from '../scripts/staff-preconditions.ts'
import { askForExampleDocument, uploadExampleDocument } from '../steps/business-documents.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signIn, staffSignedIn } from '../steps/sign-in.ts'
import { colleagueOf, withoutRequests } from '../steps/staff-requests.ts'
import { type CreditId, suspenseIsDecided, withUnknownIban } from '../steps/suspense.ts'
import { answerAndCloseCase, answerCase, closeCase, fillCase, withCase } from '../steps/transaction-cases.ts'
import type { Cursor } from '../steps/wallet.ts'

/** The sign-in is the only admin event. */
async function withOneEvent(people: People): Promise<void> {
  const { db } = people.plink.deps
  // A trigger refuses to delete single rows.
  await db.execute(sql`truncate ${adminEvents}`)
  await staffSignedIn(people)
}

/** One provider responds, another one has failed for some time. */
async function withProviders(people: People): Promise<void> {
  const { providerHealth } = people.plink.deps
  providerHealth.register('wathq', () => false)
  providerHealth.recordSuccess('wathq')
  providerHealth.register('unifonic', () => true)
  providerHealth.recordSuccess('unifonic')
  providerHealth.recordFailure('unifonic', new ProviderTimeout())
  await staffSignedIn(people)
}

/** The next page begins after the newest event. */
async function findNewestEvent({ plink }: People): Promise<Cursor> {
  const [event] = await plink.deps.db.select().from(adminEvents).orderBy(desc(adminEvents.sequence)).limit(1)
  if (!event) throw new Error('There is no admin event')
  return { cursor: event.id }
}

async function withContactRequest(people: People): Promise<void> {
  await people.newcomer.post('/api/v1/support/contact-requests', { phoneNumber: people.newcomer.phoneNumber })
  await staffSignedIn(people)
}

async function withoutContactRequests({ plink }: People): Promise<void> {
  await plink.deps.db.delete(contactRequests)
}

/** Nobody has reported anything. */
async function withoutCases({ plink }: People): Promise<void> {
  // Triggers refuse to delete single rows.
  await plink.deps.db.execute(sql`truncate ${transactionCases} cascade`)
}

/** The staff ask nobody for a document. */
async function withoutDocumentRequests({ plink }: People): Promise<void> {
  await plink.deps.db.delete(documentRequests)
}

const withOnlyCase = inTurn(withoutCases, withCase, staffSignedIn)
const withCaseForStaff = inTurn(withCase, staffSignedIn)

type TaskId = { taskId: string }

const taskOf = async (_: People, { creditId }: CreditId): Promise<TaskId> => ({ taskId: creditId })

/** A bank transfer in suspense is all that waits for the staff. */
const withOnlyTask = inTurn(inTurn(withoutCases, withoutDocumentRequests, withoutRequests), withUnknownIban, taskOf)

/** A document that was asked for is all that waits for the staff. */
const withOnlyDocument = inTurn(
  inTurn(inTurn(withoutCases, withoutDocumentRequests), suspenseIsDecided, withoutRequests, signIn),
  askForExampleDocument,
  uploadExampleDocument,
)

const takeTask = async (staff: StaffMember, { taskId }: TaskId): Promise<void> => {
  const response = await staff.put(`/tasks/${taskId}/owner`)
  if (!response.ok) throw new Error(`The task was not taken: ${await response.text()}`)
}

export const preparations: Preparations = {
  listStaffTasks: withOnlyTask,
  takeStaffTask: withOnlyTask,
  releaseStaffTask: withOnlyTask,
  listReportedProblems: withOnlyCase,
  answerTransactionCase: withCaseForStaff,
  listAdminEvents: withOneEvent,
  listProviderHealth: withProviders,
  listContactRequests: withContactRequest,
}

export const requestFields: RequestFields = {
  answerTransactionCase: {
    fields: { text: { operation: 'listTransactionCases', path: 'items[0].messages[1].text' }, closes: CHOICE },
  },
}

export const scripts: ScenarioScripts = {
  listStaffTasks: {
    taken: preparedBy(inTurn(withOnlyTask, ({ staff }: People, task: TaskId) => takeTask(staff, task))),
    document_provided: preparedBy(withOnlyDocument),
    nothing: after(suspenseIsDecided),
  },

  takeStaffTask: {
    staff_task_taken: preparedBy(
      inTurn(withOnlyTask, async (people: People, task: TaskId) => takeTask(await colleagueOf(people), task)),
    ),
    staff_task_not_found: unknownForStaff('taskId'),
  },

  releaseStaffTask: { staff_task_not_found: unknownForStaff('taskId') },

  listContactRequests: {
    of_customer: preparedBy(inTurn(withoutContactRequests, openAccount, withContactRequest)),
    nobody: after(withoutContactRequests),
  },

  listReportedProblems: {
    answered: preparedBy(inTurn(withOnlyCase, answerCase)),
    closed: preparedBy(inTurn(withOnlyCase, answerAndCloseCase)),
    nothing: preparedBy(inTurn(withOnlyCase, closeCase)),
  },

  answerTransactionCase: {
    case_closed: preparedBy(inTurn(withCaseForStaff, closeCase)),
    case_limit_reached: preparedBy(inTurn(withCaseForStaff, fillCase)),
    case_not_found: unknownForStaff('caseId'),
  },

  listAdminEvents: {
    next_page: async context => {
      await context.prepare()
      await context.staff.signIn()
      return context.call({ made: await findNewestEvent(context) })
    },
  },
}
