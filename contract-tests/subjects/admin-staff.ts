import { desc, sql } from 'drizzle-orm'
import { adminEvents } from '#api/kernel/db/schema/admin.ts'
import { transactionCases } from '#api/kernel/db/schema/annotations.ts'
import { contactRequests } from '#api/kernel/db/schema/contact-requests.ts'
import { ProviderTimeout } from '#api/outside/providers/safeguards.ts'
import { CHOICE, type RequestFields } from '../request-fields.ts'
import { after } from '../scenarios/preconditions.ts'
import type { ScenarioScripts } from '../scenarios/scenario-script.ts'
import { unknownForStaff } from '../scenarios/staff-preconditions.ts'
import { inTurn, type Preparation, type Preparations } from '../steps/preparation.ts'
import { staffSignedIn } from '../steps/sign-in.ts'
import { answerCase, closeCase, fillCase, withCase } from '../steps/transaction-cases.ts'
import type { TestUser } from '../test-user.ts'

/** The sign-in is the only admin event. */
const withOneEvent: Preparation = async user => {
  const { db } = user.world.deps
  // A trigger refuses to delete single rows.
  await db.execute(sql`truncate ${adminEvents}`)
  await staffSignedIn(user)
}

/** One provider responds, another one has failed for some time. */
const withProviders: Preparation = async user => {
  const { providerHealth } = user.world.deps
  providerHealth.register('wathq', () => false)
  providerHealth.recordSuccess('wathq')
  providerHealth.register('unifonic', () => true)
  providerHealth.recordSuccess('unifonic')
  providerHealth.recordFailure('unifonic', new ProviderTimeout())
  await staffSignedIn(user)
}

async function findNewestEvent({ world, adminValues }: TestUser): Promise<void> {
  const [event] = await world.deps.db.select().from(adminEvents).orderBy(desc(adminEvents.sequence)).limit(1)
  adminValues.eventId = event?.id ?? ''
}

const withContactRequest: Preparation = async user => {
  await user.person.post('/api/v1/support/contact-requests', { phoneNumber: user.person.phoneNumber })
  await staffSignedIn(user)
}

/** Nobody else has reported anything. Triggers refuse to delete single rows. */
const withoutCases: Preparation = ({ world }) => world.deps.db.execute(sql`truncate ${transactionCases} cascade`)

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
  listContactRequests: { nobody: after(({ world }) => world.deps.db.delete(contactRequests)) },

  listReportedProblems: {
    answered: after(user => answerCase(user, false)),
    closed: after(user => answerCase(user, true)),
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
