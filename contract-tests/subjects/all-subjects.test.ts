import { expect, test } from 'vitest'
import { operationOf } from '../contract.ts'
import { SUBJECTS } from './all-subjects.ts'

const subjects = SUBJECTS.map(({ preparations, scripts, requestFields }) =>
  [preparations, scripts, requestFields].map((part = {}) => Object.keys(part)),
)

test('a subject is about the operations of one tag', () => {
  const tags = subjects.map(parts => [...new Set(parts.flat().map(id => operationOf(id).tag))])
  expect(tags.filter(({ length }) => length !== 1)).toEqual([])
})

test('no operation is prepared, scripted or read back in two subjects', () => {
  const twice = [0, 1, 2].flatMap(part => {
    const ids = subjects.flatMap(parts => parts[part] ?? [])
    return ids.filter((id, place) => ids.indexOf(id) !== place)
  })
  expect(twice).toEqual([])
})
