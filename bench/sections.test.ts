import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SECTIONS } from './sections.ts'

const RUN = fileURLToPath(new URL('run.ts', import.meta.url))
/** The time limit includes the installation of a section's peers. */
const LIMIT_MILLISECONDS = 600_000

test.each(Object.keys(SECTIONS))('the section %s yields its figures', { timeout: LIMIT_MILLISECONDS }, section => {
  // The run has its own process, because Vitest's NODE_ENV would become that of the product.
  const { NODE_ENV: _ofTests, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, '--short', section], { encoding: 'utf8', env })
  expect(status, stderr).toBe(0)
  const [, _head, _line, ...figures] = stdout.split('\n').filter(line => /^(\||Measured on)/.test(line))
  expect(figures).not.toEqual([])
  expect(stdout).not.toMatch(/NaN|undefined/)
})
