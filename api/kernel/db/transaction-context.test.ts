import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#api/testing/database/database.ts'

const { db, close } = await testDatabase()

test('each of many transactions at once runs in the context of its own caller', async () => {
  const caller = new AsyncLocalStorage<number>()
  const transaction = () =>
    db.transaction(async tx => {
      const before = caller.getStore()
      await tx.execute(sql`select 1`)
      return [before, caller.getStore()]
    })
  const callers = [1, 2, 3, 4]
  const contexts = await Promise.all(callers.map(id => caller.run(id, transaction)))
  expect(contexts).toEqual(callers.map(id => [id, id]))
  await close()
})
