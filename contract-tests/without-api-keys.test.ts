import { expect, test } from 'vitest'
import { flatten, type Node } from '#api/contract/flatten-contract.ts'
import { withoutApiKeys } from '../tools/generate/without-api-keys.ts'
import { document, operations, resolved } from './contract.ts'

const ofTheWeb = resolved(flatten(withoutApiKeys(document), document))
const withTokens = operations.filter(({ schemes }) => schemes.includes('accessToken'))

/** The codes that only a program is told. */
const OF_PROGRAMS = /^(SCOPE_MISSING|API_KEY_(INVALID|OTHER_MODE|EXPIRED|REVOKED|SUSPENDED))$/

test.each(withTokens)('$id: the web app knows every code that a person is told', operation => {
  const { path, method, isLimitedPerAddress, declared, schemes } = operation
  const codes = declared.flatMap(({ code }) => code ?? [])
  const known = codesOf(ofTheWeb.paths[path][method.toLowerCase()])
  // The calls of a key are counted, those of a person only with a limit per address.
  const isOfPeople = (code: string) =>
    !OF_PROGRAMS.test(code) && (code !== 'RATE_LIMITED' || isLimitedPerAddress || !schemes.includes('apiKey'))
  expect(new Set(known)).toEqual(new Set(codes.filter(isOfPeople)))
})

const codesOf = ({ responses }: Node): string[] =>
  Object.entries<Node>(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, { content }]) => Object.values<Node>(content?.['application/json']?.examples ?? {}))
    .map(({ value }) => value.code)
