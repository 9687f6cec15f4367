import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { writeContract } from './server-build.ts'

const ROOT = new URL('../..', import.meta.url)
const files = (pattern: string) => globSync(pattern, { cwd: fileURLToPath(ROOT) })
const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

test('a path that a module of the server derives from its own URL is the same in dist/server', () => {
  const modules = files('{api,domain,arazzo}/**/*.ts').filter(path => !/\.test\.ts$|^api\/dev\//.test(path))
  const derived = modules.flatMap(module => {
    const calls = textOf(module).matchAll(/new URL\(['"`]([^'"`]*)['"`], import\.meta\.url\)/g)
    return [...calls].map(([, path = '']) => ({ module, path }))
  })
  expect(derived).not.toEqual([])
  for (const { module, path } of derived) {
    const inBuild = new URL(path, new URL('dist/server/main.js', ROOT)).href
    expect({ module, url: inBuild }).toEqual({ module, url: new URL(path, new URL(module, ROOT)).href })
  }
})

test('the contract beside the server is the same as YAML and as JSON, without internal operations', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plink-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await writeContract(fileURLToPath(ROOT), folder)
  const json: unknown = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'))
  expect(parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8'))).toEqual(json)
  expect(json).toMatchObject({ paths: { '/api/v1/wallet': {} } })
  expect(JSON.stringify(json)).not.toContain('x-internal')
})
