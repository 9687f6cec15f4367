import { errorIndex, operationIndex } from '#web/api/generated/error-index.ts'
import type { ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import type { docsReference } from '../docs-reference.messages.ts'
import { TAG_GROUPS, TAGS, type TagName } from '../reference/tag-groups.ts'
import type { docsErrors } from './docs-errors.messages.ts'
import { ERROR_CODES } from './error-facts.ts'

type OwnName<Kind extends 'groups' | 'areas'> = keyof (typeof docsErrors)['en'][Kind]

/** A tag of the contract, or what belongs to none. */
export type ErrorArea = TagName | OwnName<'areas'>

interface ErrorGroup {
  name: keyof (typeof docsReference)['en']['groups'] | OwnName<'groups'>
  areas: readonly ErrorArea[]
}

/** The areas in the order of the reference, after what every integrator meets. */
export const ERROR_GROUPS: readonly ErrorGroup[] = [
  { name: 'every', areas: ['general', 'outside'] },
  ...TAG_GROUPS.map(({ name, tags }) => ({ name, areas: tags })),
  { name: 'internal', areas: ['staff'] },
]

/** A code of more tags than these belongs to all of them. */
const MOST_TAGS = 4

/** Where the number of operations would mislead. */
const OWN_AREA: Partial<Record<ErrorCode, ErrorArea>> = {
  CR_DUPLICATE: 'verification',
  ID_DUPLICATE: 'verification',
  SERVER_BUSY: 'general',
}

/** That of most operations which respond with the code. Those of the sandbox only act for others. */
export function areaOf(code: ErrorCode): ErrorArea {
  const { operations, isOutside } = errorIndex[code]
  if (isOutside) return 'outside'
  const tags = operations.map(id => operationIndex[id].tag)
  const [most, ...others] = TAGS.filter(tag => tags.some(each => each === tag)).sort(
    (one, other) => weightOf(other, tags) - weightOf(one, tags),
  )
  return OWN_AREA[code] ?? (others.length >= MOST_TAGS ? 'general' : (most ?? 'staff'))
}

const weightOf = (tag: TagName, tags: readonly string[]): number =>
  tag === 'sandbox' ? 0 : tags.filter(each => each === tag).length

export const codesOf = (area: ErrorArea): readonly ErrorCode[] => CODES.get(area) ?? []

const CODES: ReadonlyMap<ErrorArea, readonly ErrorCode[]> = Map.groupBy(ERROR_CODES, areaOf)

export const isErrorArea = (name: string): boolean =>
  ERROR_GROUPS.some(({ areas }) => areas.some(area => area === name))
