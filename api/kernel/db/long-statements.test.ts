import { Pool } from 'pg'
import { expect, inject, test } from 'vitest'
import { ALLOW_LONG_STATEMENTS, awaitLongStatements } from './long-statements.ts'

const templates = inject('databaseTemplates')

test.runIf(templates.kind === 'postgres')(
  'an answer is awaited for long only in a transaction that allows it',
  async () => {
    if (templates.kind !== 'postgres') throw new Error('This test needs TEST_DB=postgres')
    const pool = new Pool({ connectionString: templates.adminUrl, query_timeout: 1000, max: 1 })
    awaitLongStatements(pool)
    const client = await pool.connect()
    const slow = () => client.query({ text: 'select pg_sleep(1.5)' })
    await client.query('begin')
    await client.query({ text: ALLOW_LONG_STATEMENTS })
    await expect(slow()).resolves.toMatchObject({ rowCount: 1 })
    await client.query('commit')
    await expect(slow()).rejects.toThrow('Query read timeout')
    client.release(true)
    await pool.end()
  },
)
