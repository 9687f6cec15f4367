// `npm run check:generated` fails if a generated file differs from what the contract generates. It runs in the lint, because it takes seconds of a
// whole core.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PROVIDERS = (await readdir(join(root, 'providers'))).map(file => file.replace('.yaml', ''))
const GENERATED = [
  'api/contract/generated',
  'arazzo/generated',
  'domain/generated',
  'web/api/generated',
  'client/src/generated',
  ...PROVIDERS.map(name => `api/outside/providers/${name}/generated`),
]
/** The files that the generators need. They are copied, because generating in place would change the files under running tests. */
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
  'api/contract/public-contract.ts',
  'web/api/fetcher.ts',
  'web/api/idempotency-key.ts',
  'client/package.json',
]

const copy = await mkdtemp(join(tmpdir(), 'plink-generate-'))
try {
  for (const source of SOURCES) await cp(join(root, source), join(copy, source), { recursive: true })
  for (const folder of GENERATED) await mkdir(join(copy, folder), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const orval = join(root, 'node_modules/orval/dist/bin/orval.mjs')
  await promisify(execFile)(process.execPath, [orval, '--config', 'orval.config.ts'], { cwd: copy })
  const [committed, fresh] = await Promise.all([generatedIn(root), generatedIn(copy)])
  const stale = [...new Set([...committed.keys(), ...fresh.keys()])].filter(
    path => committed.get(path) !== fresh.get(path),
  )
  for (const path of stale) console.error(`${path} is not what the contract generates. Run npm run generate.`)
  if (stale.length > 0) process.exitCode = 1
} finally {
  await rm(copy, { recursive: true, force: true })
}

/** Returns the texts of all generated files by path. */
async function generatedIn(folder: string): Promise<Map<string, string>> {
  const paths = ['client/package.json']
  for (const generated of GENERATED) {
    const entries = await readdir(join(folder, generated), { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile())
    paths.push(...files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))))
  }
  return new Map(
    await Promise.all(paths.map(async path => [path, await readFile(join(folder, path), 'utf8')] as const)),
  )
}
