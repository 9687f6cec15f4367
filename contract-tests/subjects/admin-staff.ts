import { desc, sql } from 'drizzle-orm'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import { contactRequests } from '#api/kernel/db/schema/contact-requests.ts'
import { ProviderTimeout } from '#api/outside/providers/safeguards.ts'
import type { People } from '../people.ts'
import { CHOICE, type RequestFields } from '../request-fields.ts'
import { after } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { unknownForStaff } from '../scripts/staff-preconditions.ts'
import { inTurn, type Preparation, type Preparations } from '../steps/preparation.ts'
import { staffSignedIn } from '../steps/sign-in.ts'
import { answerCase, closeCase, fillCase, withCase } from '../steps/transaction-cases.ts'

/** The sign-in is the only admin event. */
const withOneEvent: Preparation = async people => {
  const { db } = people.plink.deps
  // A trigger refuses to delete single rows.
  await db.execute(sql`truncate ${adminEvents}`)
  await staffSignedIn(people)
}

/** One provider responds, another one has failed for some time. */
const withProviders: Preparation = async people => {
  const { providerHealth } = people.plink.deps
  providerHealth.register('wathq', () => false)
  providerHealth.recordSuccess('wathq')
  providerHealth.register('unifonic', () => true)
  providerHealth.recordSuccess('unifonic')
  providerHealth.recordFailure('unifonic', new ProviderTimeout())
  await staffSignedIn(people)
}

async function findNewestEvent({ plink, adminValues }: People): Promise<void> {
  const [event] = await plink.deps.db.select().from(adminEvents).orderBy(desc(adminEvents.sequence)).limit(1)
  adminValues.eventId = event?.id ?? ''
}

const withContactRequest: Preparation = async people => {
  await people.newcomer.post('/api/v1/support/contact-requests', { phoneNumber: people.newcomer.phoneNumber })
  await staffSignedIn(people)
}

/** Nobody else has reported anything. Triggers refuse to delete single rows. */
const withoutCases: Preparation = ({ plink }) => plink.deps.db.execute(sql`truncate ${transactionCases} cascade`)

export const preparations: Preparations = {
  listReportedProblems: inTurn(withoutCases, withCase, ({ staff }) => staff.signIn()),
  answerTransactionCase: inTurn(withCase, ({ staff }) => staff.signIn()),
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
  listContactRequests: { nobody: after(({ plink }) => plink.deps.db.delete(contactRequests)) },

  listReportedProblems: {
    answered: after(people => answerCase(people, false)),
    closed: after(people => answerCase(people, true)),
    nothing: after(closeCase),
  },

  answerTransactionCase: {
    case_closed: after(closeCase),
    case_limit_reached: after(fillCase),
    case_not_found: unknownForStaff('caseId'),
  },

  listAdminEvents: {
    next_page: async context => {
      await context.prepare()
      await context.staff.signIn()
      await findNewestEvent(context)
      return context.call()
    },
  },
}
