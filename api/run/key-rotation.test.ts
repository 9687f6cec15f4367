import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'
import { seededCustomer } from '#api/testing/customers/customer.ts'
import { emptyPostgres } from '#api/testing/database/database.ts'
import { DidNotStart, killServers, type ServerProcess, startServer } from '#api/testing/processes/server-process.ts'

// Each test starts processes.
const ROOT = fileURLToPath(PROJECT_ROOT)
const [FIRST, SECOND] = ['the first key of an operator, long enough', 'the second key of an operator, long enough']

describe('a rotation of the secret key beside running servers', () => {
  let database: { url: string; drop(): Promise<void> }
  let first: ServerProcess
  beforeAll(async () => {
    database = await emptyPostgres()
    first = await start({ SECRET_KEY: FIRST })
  })
  afterAll(async () => {
    await killServers()
    await database.drop()
  })

  const start = (keys: Record<string, string>) =>
    startServer({ DATABASE_URL: database.url, DRAIN_DELAY_SECONDS: '0', ...keys })
  async function stop(server: ServerProcess): Promise<void> {
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  }
  const rotate = () =>
    promisify(execFile)('npm', ['run', '--silent', 'rotate-secret-key'], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database.url,
        SECRET_KEY: SECOND,
        SECRET_KEY_PREVIOUS: FIRST,
      },
    }).then(
      ({ stderr }) => stderr,
      ({ stderr }: { stderr: string }) => `refused: ${stderr}`,
    )
  const signIn = ({ url }: ServerProcess) =>
    seededCustomer({ request: (path, init) => fetch(url + path, init) }, '0500000010').signIn()

  test('is refused while one lacks the new key, and changes nothing', async () => {
    expect(await rotate()).toMatch(
      new RegExp(
        `^refused: .*\\n +.* SECRET_KEY, so nothing is encrypted with it yet: \\S+:${first.pid}\\. Restart`,
        's',
      ),
    )
    await signIn(first)
    // A failed start does not keep others out.
    await stop(await start({ SECRET_KEY: FIRST }))
  })

  test('is done once all have both keys, and one without the new key no longer starts', async () => {
    const both = await start({ SECRET_KEY: FIRST, SECRET_KEY_PREVIOUS: SECOND })
    await stop(first)
    expect(await rotate()).toMatch(/^[1-9]\d* rows were encrypted again/)
    await signIn(both)
    const refused = await start({ SECRET_KEY: FIRST }).catch(error => error)
    expect(refused).toBeInstanceOf(DidNotStart)
    expect(refused.message).toContain(
      'SECRET_KEY is not the key that the personal data in the database is encrypted with',
    )
  })
})
