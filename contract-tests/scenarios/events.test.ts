import type { TestUser } from '../test-user.ts'
import { after } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'

async function readFirstPage({ customer, wallet }: TestUser): Promise<void> {
  const page = await customer.get('/api/v1/events?limit=1')
  wallet.cursor = (await page.json()).nextCursor
}

runScenarios('events', {
  listEvents: {
    second_page: after(readFirstPage),
    cursor_invalid: async context => {
      await context.prepare()
      await readFirstPage(context)
      return context.call({ parameters: { cursor: context.wallet.cursor, type: 'hold.released' } })
    },
  },
})
