import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Bundle, buildIfStale, type Part, SERVER, sourceFiles, WEB } from './product-build.ts'
import { COMMANDS } from './server-build.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

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
  title: 'the web app',
  entry: 'index.html',
  sources: ['web', 'domain', 'vite.config.ts', 'package-lock.json'],
}

const bundling =
  (content: string): Bundle =>
  async (_root, folder) => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'index.html'), content)
  }
const bundle = bundling('first')
const built = () => readFileSync(join(root, 'dist/web/index.html'), 'utf8')

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

  test('when a source is added that is older than the build', async () => {
    await build()
    source('web/ui/Older.tsx')
    expect(await build()).toBe(true)
  })

  test.each([
    'web/ui/Button.test.tsx',
    'web/ui/README.md',
    'web/mock/run-steps.ts',
    'web/features/wallet/wallet.states.ts',
    'web/testing/open-screen.ts',
    'web/vitest.config.ts',
    'api/testing/server.ts',
  ])('and not when %s is added, changed or removed, which no build reads', async path => {
    const part = { ...PART, sources: [...PART.sources, 'api'] }
    await build(part)
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
    expect(await build(part)).toBe(false)
    writeFileSync(join(root, path), 'changed')
    expect(await build(part)).toBe(false)
    rmSync(join(root, path))
    expect(await build(part)).toBe(false)
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

  test.each([
    ['failed', 'A module is missing', 'A module is missing'],
    ['found the disk full', 'ENOSPC: no space left on device, write', 'The disk is full. Free 200 MB'],
    ['found it full in the bundler', 'No space left on device (os error 28)', 'The disk is full. Free 200 MB'],
  ])('again after a build that %s, which leaves the earlier one and nothing else', async (_what, message, said) => {
    await build()
    writeFileSync(join(root, 'web/ui/Button.tsx'), 'changed')
    const failing: Bundle = async (_root, folder) => {
      await bundling('half')(_root, folder)
      throw new Error(message)
    }
    await expect(build(PART, failing)).rejects.toThrow(said)
    expect(built()).toBe('first')
    expect(readdirSync(join(root, 'dist'))).not.toContain('web-new')
    expect(await build(PART, bundling('second'))).toBe(true)
    expect(built()).toBe('second')
  })

  test('without what a killed build has left', async () => {
    mkdirSync(join(root, 'dist/web-new'), { recursive: true })
    writeFileSync(join(root, 'dist/web-new/half.js'), '')
    await build()
    expect(readdirSync(join(root, 'dist/web'))).toEqual(['index.html'])
  })

  test('once by two builds at the same time', async () => {
    const entered = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const slow: Bundle = async (_root, folder) => {
      entered.resolve()
      await finish.promise
      await bundle(_root, folder)
    }
    const first = build(PART, slow)
    await entered.promise
    const second = build(PART, bundling('second'))
    finish.resolve()
    expect(await Promise.all([first, second])).toEqual([true, false])
    expect(built()).toBe('first')
  })

  test('again when a source changed during the build', async () => {
    const late: Bundle = async (_root, folder) => {
      await bundle(_root, folder)
      writeFileSync(join(root, 'web/ui/Late.tsx'), '')
    }
    await build(PART, late)
    expect(await build()).toBe(true)
  })
})

/** These files define how a part is built, and not its content. */
const HOW = ['tools/build/product-build.ts', 'api/kernel/platform/file-lock.ts']
const IMPORTED = {
  web: importedFrom(['vite.config.ts', 'tools/build/web-build.ts', 'web/main.tsx', 'web/prerender.tsx']),
  server: importedFrom([
    'tools/build/server-build.ts',
    'api/main.ts',
    ...COMMANDS.map(name => `api/run/commands/${name}.ts`),
  ]),
  client: importedFrom(['client/src/index.ts']),
}

test.each([
  ['web', WEB, IMPORTED.web],
  ['server', SERVER, IMPORTED.server],
])('every module that the build of %s imports is a source of it, and so is the contract', (_name, part, imported) => {
  const sources = sourceFiles(PROJECT, part)
  expect([...imported].filter(path => !sources.includes(path) && !HOW.includes(path))).toEqual([])
  expect(sources).toContain('openapi.yaml')
})

test('a file of their folders that no build imports is a source of none, but for what the web app reads without an import', () => {
  const imported = new Set(Object.values(IMPORTED).flatMap(files => [...files]))
  const inFolders = (part: Part) => sourceFiles(PROJECT, part).filter(path => !part.sources.includes(path))
  const others = [WEB, SERVER].flatMap(inFolders).filter(path => !imported.has(path))
  const unread = others.filter(path => !/^web\/(index\.html|styles\/|public\/)|\/generated\//.test(path))
  expect(unread).toEqual([])
})

/** Returns the modules of the project that these import, directly or through others, by their paths. */
function importedFrom(entries: readonly string[]): Set<string> {
  const paths = new Set(entries)
  for (const path of paths) {
    if (!/\.tsx?$/.test(path) || HOW.includes(path)) continue
    const text = readFileSync(join(PROJECT, path), 'utf8')
    for (const [, specifier = ''] of text.matchAll(/(?:from|import) ?\(?'([.#][^'?]+)'/g)) {
      const imported = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(path), specifier)
      if (existsSync(join(PROJECT, imported))) paths.add(imported)
    }
  }
  return paths
}
