import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

interface Lockfile {
  packages: Record<string, { dev?: boolean }>
}

const { packages }: Lockfile = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'))
/** The paths below node_modules that `npm ci --omit=dev` installs. */
const production = Object.keys(packages).filter(path => path.startsWith('node_modules/') && !packages[path]!.dev)

test('the server and the commands import production packages only', async () => {
  const imported = await importsOf([
    'tools/start.ts',
    'api/main.ts',
    ...globSync('api/run/commands/*.ts', { cwd: ROOT }),
  ])
  expect(imported).toContain('hono')
  expect(imported.filter(name => !production.includes(`node_modules/${name}`))).toEqual([])
})

/** The packages that these modules import, statically or dynamically, directly or through other modules of the project. */
async function importsOf(entries: string[]): Promise<string[]> {
  const input = entries.filter(path => !path.endsWith('.test.ts'))
  const options = { ssr: true, write: false, rolldownOptions: { input } }
  const result = await build({ root: ROOT, configFile: false, logLevel: 'error', build: options })
  if (!('output' in result)) throw new Error('vite returned no single build')
  const { output } = result
  const files = new Set(output.map(({ fileName }) => fileName))
  const imports = output.flatMap(file => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
  return [...new Set(imports.filter(name => !files.has(name) && !isBuiltin(name)).map(packageOf))]
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
