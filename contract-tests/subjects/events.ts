import type { People } from '../people.ts'
import { after } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import type { Preparations } from '../steps/preparation.ts'
import { type Cursor, cursorOf, withTransactions } from '../steps/wallet.ts'

export const preparations: Preparations = {
  listEvents: withTransactions,
}

const eventsCursor = (people: People): Promise<Cursor> => cursorOf(people, '/api/v1/events')

export const scripts: ScenarioScripts = {
  listEvents: {
    second_page: after(eventsCursor),
    cursor_invalid: async context => {
      await context.prepare()
      const { cursor } = await eventsCursor(context)
      return context.call({ parameters: { cursor, type: 'hold.released' } })
    },
  },
}
