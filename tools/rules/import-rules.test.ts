import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const sources = globSync('{domain,arazzo,api,web}/**/*.{ts,tsx}', { cwd: root })
  .filter(path => !path.includes('/generated/'))
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** The linter knows an import by its alias. A relative path to another room would pass it. */
test('a relative import stays in its room', () => {
  const leaving = sources.flatMap(({ path, text }) =>
    importsIn(text)
      .filter(name => /^\..*\.tsx?$/.test(name))
      .map(name => join(dirname(path), name))
      .filter(target => !isTop(path) && !isProgram(target) && roomOf(target) !== roomOf(path))
      .map(target => `${path} imports ${target}`),
  )
  expect(leaving).toEqual([])
})

test.each([
  ['domain imports no library', /^domain\//, /^[^.#]/],
  ['an adapter of a provider knows no sandbox', /^api\/outside\/providers\/\w[\w-]*\//, /^#api\/outside\/sandbox\//],
])('%s', (_name, room, forbidden) => {
  const files = sources.filter(({ path }) => room.test(path) && !path.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(10)
  const importing = files.filter(({ text }) => importsIn(text).some(name => forbidden.test(name)))
  expect(importing.map(({ path }) => path)).toEqual([])
})

const importsIn = (text: string) =>
  Array.from(text.matchAll(/(?:\bfrom |^import |\bimport\()'([^'\n]+)'\)?/gm), match => String(match[1]))

/** A folder of `api` and of `web` is a room, and so is each feature. */
function roomOf(path: string): string {
  const [side = '', folder = '', feature = ''] = path.split('/')
  if (side !== 'api' && side !== 'web') return side
  return folder === 'features' ? `${side}/${folder}/${feature}` : `${side}/${folder}`
}

/** Files above the rooms join them: routes, the app, the settings of builds. */
const isTop = (path: string) => /^(?:api|web)\/[^/]+$/.test(path)

/** What starts programs of the machine is shared by all tests that need one. */
const isProgram = (path: string) => path === 'tools/programs.ts'
