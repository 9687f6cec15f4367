import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { extractDataFolder } from '#api/testing/database/database.ts'
import { killServers, startServer } from '#api/testing/processes/server-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'plink-built-'))
afterAll(async () => {
  await killServers()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the built product serves its pages, their scripts, the documentation and the API, and a command of npm talks with it', async () => {
  await extractDataFolder('seeded', dataDir)
  const { url } = await startServer({ DATA_DIR: dataDir }, 'dist/server/main.js')
  const read = async (path: string, accept = '*/*') => {
    const response = await fetch(url + path, { headers: { Accept: accept } })
    return { status: response.status, text: await response.text() }
  }
  const page = await read('/', 'text/html')
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<div data-prerendered="ar">') })
  const scripts = Array.from(
    page.text.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+\.js)"/g),
    ([, path]) => path!,
  )
  expect(scripts.length).toBeGreaterThan(2)
  for (const path of scripts) expect(await read(path)).toMatchObject({ status: 200, text: expect.stringMatching(/./) })
  // A page of the app has no file of its own.
  expect(await read('/app/cards', 'text/html')).toMatchObject({
    status: 200,
    text: expect.stringContaining('id="root"'),
  })
  expect(await read('/docs.md')).toMatchObject({ status: 200, text: expect.stringContaining('curl') })
  const servers = [{ url: 'http://localhost:0', description: 'This server' }]
  expect(JSON.parse((await read('/openapi.json')).text)).toMatchObject({ servers })
  expect(await read('/openapi.yaml')).toMatchObject({ text: expect.stringContaining('- url: http://localhost:0\n') })
  const { commit } = JSON.parse(readFileSync('dist/server/build.json', 'utf8'))
  expect(JSON.parse((await read('/health/live')).text)).toMatchObject({ status: 'ok', ...(commit && { commit }) })
  expect(await read('/health/ready')).toMatchObject({ status: 200 })
  expect(await read('/api/v1/wallet')).toMatchObject({ status: 401 })
  const command = ['tools/command.ts', 'backup', join(dataDir, 'plink.tar.gz')]
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  expect(stdout).toContain('its ledger agrees')
})
