import { Pool } from 'pg'
import { expect, inject, test } from 'vitest'
import { ALLOW_LONG_STATEMENTS, awaitLongStatements } from './long-statements.ts'

const templates = inject('databaseTemplates')
const LOCK = 'select pg_advisory_xact_lock(43)'
/** The time-out of the statements that these tests are not about. */
const PATIENCE_MILLISECONDS = 60_000

test.runIf(templates.kind === 'postgres')(
  'an answer is awaited for long only in a transaction that allows it',
  async () => {
    if (templates.kind !== 'postgres') throw new Error('This test needs TEST_DB=postgres')
    const pool = new Pool({ connectionString: templates.adminUrl, query_timeout: 500, max: 3 })
    awaitLongStatements(pool)
    const [owner, patient, other] = [await pool.connect(), await pool.connect(), await pool.connect()]
    const prompt = (client: typeof owner, text: string) => {
      const config = { text, query_timeout: PATIENCE_MILLISECONDS }
      return client.query(config)
    }
    await prompt(owner, 'begin')
    await prompt(owner, LOCK)
    await prompt(patient, 'begin')
    await prompt(patient, ALLOW_LONG_STATEMENTS)
    // Both wait for the lock. The patient one began first, so its time-out is over when that of the other one is.
    const awaited = patient.query({ text: LOCK })
    await expect(other.query({ text: LOCK })).rejects.toThrow('Query read timeout')
    await prompt(owner, 'commit')
    await expect(awaited).resolves.toMatchObject({ rowCount: 1 })
    await prompt(patient, 'commit')
    for (const client of [owner, patient, other]) client.release(true)
    await pool.end()
  },
)
