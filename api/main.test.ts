import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { listen } from './run/server/listen.ts'
import { extractDataFolder } from './testing/database/database.ts'
import { killServers, refusal } from './testing/processes/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'plink-main-'))
afterAll(async () => {
  await killServers()
  rmSync(folder, { recursive: true, force: true })
})

describe('a server process', () => {
  test('refuses a port in use, and says what to do', async () => {
    const dataDir = join(folder, 'seeded')
    await extractDataFolder('seeded', dataDir)
    const holder = await listen({ fetch: () => new Response() }, 0)
    const { exitCode, message } = await refusal({ DATA_DIR: dataDir, PORT: String(holder.port) })
    await holder.drain({ delayMilliseconds: 0, deadlineMilliseconds: 0 })
    expect(exitCode).toBe(1)
    expect(message).toContain('PORT=')
  })

  test('refuses invalid settings before it opens the database', async () => {
    const { exitCode, message } = await refusal({ DATA_DIR: join(folder, 'new'), PLINK_MODE: 'live' })
    expect(exitCode).toBe(1)
    expect(message).toContain('SECRET_KEY')
  })

  test('refuses to start as a sandbox when the name of the mode is misspelt', async () => {
    const { exitCode, message } = await refusal({ DATA_DIR: join(folder, 'new'), PLINK_MOD: 'live' })
    expect(exitCode).toBe(1)
    expect(message.split('\n')).toContain('  PLINK_MOD is not a setting. Did you mean PLINK_MODE?')
  })

  test('says that the database does not respond', async () => {
    const { exitCode, message } = await refusal({ DATABASE_URL: 'postgres://plink:hunter2@127.0.0.1:1/plink' })
    expect(exitCode).toBe(1)
    expect(message).toContain('DATABASE_URL')
    expect(message).not.toContain('hunter2')
  })
})
