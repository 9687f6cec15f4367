import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const REQUIRE_NODE = fileURLToPath(new URL('require-node.mjs', import.meta.url))

/** Runs a program that requires a Node after it was told that it is this one. Returns what it prints. */
async function startedWith(version: string) {
  const other = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const imports = [`data:text/javascript,${encodeURIComponent(other)}`, REQUIRE_NODE].flatMap(each => [
    '--import',
    each,
  ])
  const started = promisify(execFile)(process.execPath, [...imports, '--eval', "console.log('started')"])
  return started.then(({ stdout }) => stdout.trim()).catch(({ code, stderr }) => `${code}: ${stderr.trim()}`)
}

test.each(['20.20.2', '22.21.0', '23.11.1'])('Node %s is told which one is needed', async version => {
  expect(await startedWith(version)).toBe(
    `1: Plink needs Node 24 or later, and this is Node ${version}. Use npm start or npm run, which take the Node that npm ci has installed, or install Node 24.`,
  )
})

test.each(['24.0.0', '24.21.0', '26.1.0', process.versions.node])('Node %s starts', async version => {
  expect(await startedWith(version)).toBe('started')
})
