import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TRACES = /plink-mock|plink\.mock|gallery-/
const DEVELOPERS_ONLY = /\/web\/mock\/|\/tools\/|\/contract-tests\/|@stoplight|virtual:plink-contract/

test('the product build contains nothing of the mock', async () => {
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
  if (!('output' in built)) throw new Error('vite did not build a single bundle')
  return built.output
}
