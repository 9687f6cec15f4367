import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildIfStale, type Part } from './product-build.ts'

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

const PART: Part = {
  name: 'web',
  entry: 'index.html',
  sources: ['web', 'domain', 'vite.config.ts', 'package-lock.json'],
}

async function bundle(folder: string): Promise<void> {
  mkdirSync(join(folder, 'dist/web'), { recursive: true })
  writeFileSync(join(folder, 'dist/web/index.html'), '<html></html>')
}

const build = (part = PART, bundling = bundle) => buildIfStale(root, part, bundling)

describe('a part of the product is built', () => {
  test('when it is missing, and not again without a change', async () => {
    expect(await build()).toBe(true)
    expect(await build()).toBe(false)
  })

  test.each(['web/ui/Button.tsx', 'domain/phone.ts', 'vite.config.ts', 'package-lock.json'])(
    'when %s changes',
    async path => {
      await build()
      writeFileSync(join(root, path), 'changed')
      expect(await build()).toBe(true)
    },
  )

  test('when a source is removed', async () => {
    await build()
    rmSync(join(root, 'web/ui/Button.tsx'))
    expect(await build()).toBe(true)
  })

  test('when its folder is removed', async () => {
    await build()
    rmSync(join(root, 'dist/web'), { recursive: true })
    expect(await build()).toBe(true)
  })

  test('and not when another part is', async () => {
    await build()
    expect(await build({ ...PART, name: 'server' })).toBe(true)
    expect(await build()).toBe(false)
  })

  test('again after a build that was interrupted', async () => {
    const interrupted = () => bundle(root).then(() => Promise.reject(new Error('Ctrl-C')))
    await expect(build(PART, interrupted)).rejects.toThrow()
    expect(existsSync(join(root, 'dist/web/index.html'))).toBe(true)
    expect(await build()).toBe(true)
  })

  test('again when a source changed during the build', async () => {
    await build(PART, () => bundle(root).then(() => writeFileSync(join(root, 'web/ui/Late.tsx'), '')))
    expect(await build()).toBe(true)
  })
})
