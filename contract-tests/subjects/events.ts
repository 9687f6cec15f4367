import type { People } from '../people.ts'
import { after } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import type { Preparations } from '../steps/preparation.ts'
import { withTransactions } from '../steps/wallet.ts'

export const preparations: Preparations = {
  listEvents: withTransactions,
}

async function readFirstPage({ customer, wallet }: People): Promise<void> {
  const page = await customer.get('/api/v1/events?limit=1')
  wallet.cursor = (await page.json()).nextCursor
}

export const scripts: ScenarioScripts = {
  listEvents: {
    second_page: after(readFirstPage),
    cursor_invalid: async context => {
      await context.prepare()
      await readFirstPage(context)
      return context.call({ parameters: { cursor: context.wallet.cursor, type: 'hold.released' } })
    },
  },
}
