import { expect, test } from 'vitest'
import { nodeProblem } from './node-version.ts'

test.each(['20.20.2', '22.21.0', '23.11.1'])('Node %s is told which one is needed', version => {
  expect(nodeProblem(version)).toBe(
    `Plink needs Node 24 or later, and this is Node ${version}. Start it with npm start, which brings its own, or install Node 24.`,
  )
})

test.each(['24.0.0', '24.21.0', '26.1.0', process.versions.node])('Node %s starts', version => {
  expect(nodeProblem(version)).toBeUndefined()
})
