import { expect, test } from 'vitest'
import { document } from '../contract.ts'
import { scripts } from '../subjects/events.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('events', scripts)

test('the webhook has an example of each type', () => {
  const { examples } = document.webhooks.event.post.requestBody.content['application/json']
  const shown = Object.values<{ value: { type: string } }>(examples).map(({ value }) => value.type)
  expect(shown).toEqual(document.components.schemas.EventType.enum)
  expect(Object.keys(examples)).toEqual(shown)
})
