import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TRACES = /plink-mock|plink\.mock|gallery-/
const DEVELOPERS_ONLY = /\/web\/mock\/|\/tools\/|\/contract-tests\/|@stoplight|virtual:plink/

test('what is built for customers has nothing of the mock in it', async () => {
  const files = await builtFiles()
  const modules = files.flatMap(file => (file.type === 'chunk' ? file.moduleIds : []))
  expect(modules.some(id => id.endsWith('/web/main.tsx'))).toBe(true)
  expect(modules.filter(id => DEVELOPERS_ONLY.test(id))).toEqual([])
  expect(files.filter(file => TRACES.test(textOf(file))).map(({ fileName }) => fileName)).toEqual([])
})

const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' ? file.code : String(file.source)

async function builtFiles() {
  const built = await build({ configFile: `${root}/vite.config.ts`, logLevel: 'silent', build: { write: false } })
  if (!('output' in built)) throw new Error('vite built something else than one bundle')
  return built.output
}
