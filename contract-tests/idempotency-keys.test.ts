import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '#api/testing/app.ts'
import { docsConventions } from '#web/features/docs/conventions/docs-conventions.messages.ts'
import { document, type Operation, operations } from './contract.ts'
import { contractApp } from './contract-app.ts'
import { newPeople } from './people.ts'
import { requestOf, send } from './request.ts'
import { prepareFor } from './subjects/all-subjects.ts'

let plink: TestApp
beforeAll(async () => {
  plink = await contractApp()
})
afterAll(() => plink.database.close())

const isOfSandbox = ({ path }: Operation) => path.startsWith('/api/sandbox/')
const repeatable = operations.filter(({ isRepeatable }) => isRepeatable)

describe('a POST under /api/v1 takes Idempotency-Key or is marked as repeatable', () => {
  test.each(operations.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/')))(
    '$id',
    ({ takesIdempotencyKey, isRepeatable }) => expect(isRepeatable).toBe(!takesIdempotencyKey),
  )

  test('and nothing else is marked', () => {
    expect(repeatable.filter(({ method, path }) => method !== 'POST' || !path.startsWith('/api/v1/'))).toEqual([])
  })
})

test.each(repeatable)('a repeated $id gets the same response', async operation => {
  const people = newPeople(plink)
  const request = requestOf(operation, people, await prepareFor(operation, people))
  const [first, second] = [await send(plink.app, operation, request), await send(plink.app, operation, request)]
  expect(first.ok).toBe(true)
  expect(second.status).toBe(first.status)
  expect(await second.text()).toBe(await first.text())
})

/** The guides list what is repeatable from the contract, and the contract itself says it of each operation. */
describe('the sandbox operations that take a key are those that are named', () => {
  const withKey = operations.filter(each => isOfSandbox(each) && each.takesIdempotencyKey).map(({ id }) => id)
  const paragraph = /\*\*Retrying\.\*\*(.*\n)+?\n/.exec(document.info.description)?.[0]

  test.each([
    ['in the contract', paragraph],
    ['in the English guide', docsConventions.en.idempotency.text.join(' ')],
    ['in the Arabic guide', docsConventions.ar.idempotency.text.join(' ')],
  ])('%s', (_where, text = '') => {
    const named = operations.map(({ id }) => id).filter(id => text.includes(`\`${id}\``))
    expect(named.sort()).toEqual(withKey.toSorted())
  })
})
