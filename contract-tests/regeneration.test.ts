import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const PROVIDERS = (await readdir(join(root, 'providers'))).map(file => file.replace('.yaml', ''))
const GENERATED = [
  'api/contract/generated',
  'web/api/generated',
  'client/src/generated',
  ...PROVIDERS.map(name => `api/providers/${name}/generated`),
]
/** What generating needs; a copy, because generating in place would pull the files from under the other tests. */
const SOURCES = [
  'package.json',
  'tsconfig.json',
  'openapi.yaml',
  'workflows.arazzo.yaml',
  'orval.config.ts',
  'providers',
  'arazzo',
  'domain',
  'tools',
  'api/contract/flatten-contract.ts',
  'web/api/fetcher.ts',
  'client/package.json',
]

const copy = await mkdtemp(join(tmpdir(), 'plink-generate-'))
afterAll(() => rm(copy, { recursive: true, force: true }))

test('generating again changes nothing that is committed', async () => {
  for (const source of SOURCES) await cp(join(root, source), join(copy, source), { recursive: true })
  for (const folder of GENERATED) await mkdir(join(copy, folder), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const orval = join(root, 'node_modules/orval/dist/bin/orval.mjs')
  await promisify(execFile)(process.execPath, [orval, '--config', 'orval.config.ts'], { cwd: copy })
  expect(await readFile(join(copy, 'client/package.json'), 'utf8')).toBe(
    await readFile(join(root, 'client/package.json'), 'utf8'),
  )
  for (const folder of GENERATED) expect(await filesIn(join(copy, folder))).toEqual(await filesIn(join(root, folder)))
}, 180_000)

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const texts = await Promise.all(
    paths.sort().map(async path => [path.slice(folder.length), await readFile(path, 'utf8')]),
  )
  return Object.fromEntries(texts)
}
