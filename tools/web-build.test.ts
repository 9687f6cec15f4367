import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildIfStale } from './web-build.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plink-build-'))
  mkdirSync(join(root, 'web/ui'), { recursive: true })
  mkdirSync(join(root, 'domain'))
  source('web/ui/Button.tsx')
  source('domain/phone.ts')
  for (const folder of ['web', 'web/ui', 'domain']) age(folder)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const LONG_AGO = new Date('2026-01-01')
const age = (path: string) => utimesSync(join(root, path), LONG_AGO, LONG_AGO)
const source = (path: string) => {
  writeFileSync(join(root, path), '')
  age(path)
}
const SCRIPT = 'export const result = 42\n'.repeat(100)

const build = {
  get root() {
    return root
  },
  async bundle() {
    mkdirSync(join(root, 'dist/web/assets'), { recursive: true })
    writeFileSync(join(root, 'dist/web/index.html'), '<html></html>')
    writeFileSync(join(root, 'dist/web/assets/main.js'), SCRIPT)
  },
}

describe('the web app is built', () => {
  test('when it is missing, and not again without a change', async () => {
    expect(await buildIfStale(build)).toBe(true)
    expect(await buildIfStale(build)).toBe(false)
  })

  test.each(['web/ui/Button.tsx', 'domain/phone.ts', 'vite.config.ts', 'package-lock.json'])(
    'when %s changes',
    async path => {
      await buildIfStale(build)
      writeFileSync(join(root, path), 'changed')
      expect(await buildIfStale(build)).toBe(true)
    },
  )

  test('when a source is removed', async () => {
    await buildIfStale(build)
    rmSync(join(root, 'web/ui/Button.tsx'))
    expect(await buildIfStale(build)).toBe(true)
  })

  test('when dist/web is removed', async () => {
    await buildIfStale(build)
    rmSync(join(root, 'dist/web'), { recursive: true })
    expect(await buildIfStale(build)).toBe(true)
  })

  test('again after a build that was interrupted', async () => {
    const interrupted = { root, bundle: () => build.bundle().then(() => Promise.reject(new Error('Ctrl-C'))) }
    await expect(buildIfStale(interrupted)).rejects.toThrow()
    expect(existsSync(join(root, 'dist/web/index.html'))).toBe(true)
    expect(await buildIfStale(build)).toBe(true)
  })

  test('again when a source changed during the build', async () => {
    const slow = { root, bundle: () => build.bundle().then(() => writeFileSync(join(root, 'web/ui/Late.tsx'), '')) }
    await buildIfStale(slow)
    expect(await buildIfStale(build)).toBe(true)
  })
})

test('the build has compressed copies with the same content', async () => {
  await buildIfStale(build)
  const compressed = (suffix: string) => readFileSync(join(root, `dist/web/assets/main.js${suffix}`))
  expect(brotliDecompressSync(compressed('.br')).toString()).toBe(SCRIPT)
  expect(gunzipSync(compressed('.gz')).toString()).toBe(SCRIPT)
})
