import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { describe, expect, test } from 'vitest'
import { COMMANDS, serverBuild } from './server-build.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

interface Manifest {
  scripts: Record<string, string>
  dependencies: Record<string, string>
}

const { scripts, dependencies }: Manifest = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))

describe('the build of the server', async () => {
  const chunks = await chunksOf(serverBuild(ROOT, 'unused'))

  test('imports exactly the packages that are installed for production', () => {
    expect(packagesImportedBy(chunks)).toEqual(Object.keys(dependencies).sort())
  })

  test('has no package that loads WebAssembly or a native module, which would not find its file', () => {
    const bundled = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(id => packageFolderOf(id) ?? [])))
    expect(bundled).toContain(`${ROOT}node_modules/hono`)
    const isLoading = (folder: string) => globSync('{,dist/**/}*.{wasm,node}', { cwd: folder }).length > 0
    expect([...bundled].filter(isLoading)).toEqual([])
    expect(isLoading(`${ROOT}node_modules/@electric-sql/pglite`)).toBe(true)
  })

  test('has each command that npm runs', () => {
    const commands = Object.values(scripts).flatMap(
      script => /^node tools\/command\.mjs (\S+)$/.exec(script)?.[1] ?? [],
    )
    expect(commands.toSorted()).toEqual(COMMANDS)
    expect(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)).toEqual(
      expect.arrayContaining(COMMANDS.map(name => `${name}.js`)),
    )
  })

  test.each(['main', ...COMMANDS])('requires its Node before %s imports what an older one could not link', entry => {
    const imports = (name: string) => chunks.find(({ fileName }) => fileName === name)?.imports
    const [first = '', ...others] = imports(`${entry}.js`) ?? []
    expect(others.filter(name => !isBuiltin(name))).toEqual([])
    expect(first).toMatch(/^require-node/)
    expect(imports(first)).toEqual([])
  })
})

test('what starts the build imports no package', async () => {
  const input = ['tools/start.mjs', 'tools/command.mjs']
  const chunks = await chunksOf({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { ssr: true, rolldownOptions: { input } },
  })
  expect(chunks.flatMap(({ imports }) => imports)).toContain('node:child_process')
  expect(packagesImportedBy(chunks)).toEqual([])
})

interface Chunk {
  fileName: string
  isEntry: boolean
  imports: string[]
  dynamicImports: string[]
  moduleIds: string[]
}

/** Returns the chunks that the build would write. */
async function chunksOf(config: InlineConfig): Promise<Chunk[]> {
  const result = await build({ ...config, build: { ...config.build, write: false } })
  if (!('output' in result)) throw new Error('vite returned no single build')
  return result.output.filter(file => file.type === 'chunk')
}

/** Returns the packages that are loaded from node_modules. */
function packagesImportedBy(chunks: Chunk[]): string[] {
  const files = new Set(chunks.map(({ fileName }) => fileName))
  const imports = chunks.flatMap(chunk => [...chunk.imports, ...chunk.dynamicImports])
  return [...new Set(imports.filter(name => !files.has(name) && !isBuiltin(name)).map(packageOf))].sort()
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const packageFolderOf = (moduleId: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(moduleId)?.[0]
