import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Share, TagCoverage } from './coverage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    coverageFolder: string
  }
}

/** Each test process writes its coverage to a file; the sum is printed at the end. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'plink-coverage-'))
  project.provide('coverageFolder', folder)
  return async () => {
    const files = await readdir(folder)
    const tags: TagCoverage[] = await Promise.all(
      files.map(async file => JSON.parse(await readFile(join(folder, file), 'utf8'))),
    )
    if (tags.length > 0) console.log(summary(tags))
    await rm(folder, { recursive: true })
  }
}

const summary = (tags: TagCoverage[]): string =>
  `Contract coverage on the real server, ${tags.length} tags: ` +
  `${percent(tags.map(tag => tag.outcomes))} declared (operation, status, code), ` +
  `${percent(tags.map(tag => tag.scenarios))} scenarios`

function percent(shares: Share[]): string {
  const sum = (count: keyof Share) => shares.reduce((total, share) => total + share[count], 0)
  const [reached, selected, all] = [sum('reached'), sum('selected'), sum('all')]
  const ofGate = selected < all ? `, which the gate selects of ${all}` : ''
  return `${Math.floor((100 * reached) / selected)} % (${reached} of ${selected}${ofGate})`
}
