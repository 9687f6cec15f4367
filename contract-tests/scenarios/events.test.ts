import { expect, test } from 'vitest'
import { document } from '../contract.ts'
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

test('the webhook has an example of each type', () => {
  const { examples } = document.webhooks.event.post.requestBody.content['application/json']
  const shown = Object.values<{ value: { type: string } }>(examples).map(({ value }) => value.type)
  expect(shown).toEqual(document.components.schemas.EventType.enum)
  expect(Object.keys(examples)).toEqual(shown)
})
